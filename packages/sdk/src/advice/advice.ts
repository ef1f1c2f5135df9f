import type { ApiClient, CallOptions, Uploaded, UploadOptions } from '@yunyou/api-client';
import type {
  AdviceAddRequest,
  AdviceAppendRequest,
  AdviceDetail,
  AdviceListRequest,
  AdviceSummary,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';

/** A member's suggestions. Every call rejects with ApiError. */
export interface Advice {
  /** The member's suggestions, the newest first. */
  list(query: AdviceListRequest, options?: CallOptions): Promise<Page<AdviceSummary>>;
  /** One with everything that was said. */
  detail(id: string, options?: CallOptions): Promise<AdviceDetail>;
  /** Makes a suggestion under one idempotency key until it was answered: sent again after a lost network, it stands once. */
  add(request: AdviceAddRequest, options?: CallOptions): Promise<ResponseOf<'advice', 'add'>>;
  /** Adds to one; `rule` `adviceAppended` after three times, `adviceClosed` when it is closed. */
  append(request: AdviceAppendRequest, options?: CallOptions): Promise<ResponseOf<'advice', 'append'>>;
  /** Sends one picture of a suggestion. */
  upload(upload: UploadOptions): Promise<Uploaded>;
}

/** The calls of suggestions. Lazy. */
export function createAdvice(core: Pick<Core, 'drafts' | 'random'>, api: ApiClient): Advice {
  const once = createOnce(core);
  return {
    list: (query, options) => api.advice.list(query, options),
    detail: (id, options) => api.advice.detail({ id }, options),
    add: (request, options) =>
      once(request, 'advice', (idempotencyKey) =>
        api.advice.add(request, { ...stayOnPage, idempotencyKey, ...options }),
      ),
    append: (request, options) =>
      once(request, `advice:${request.id}`, (idempotencyKey) =>
        api.advice.append(request, { ...stayOnPage, idempotencyKey, ...options }),
      ),
    // What fails is said beside its file.
    upload: (upload) => api.uploadFile({ ...upload, silent: true }),
  };
}
