import type { ApiClient } from '@yunyou/api-client';
import { prefetchOptions, stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';
import type { ReviewCalls } from './own-reviews';

/** Pictures of a review are made anew before it is answered: that takes longer than most calls. */
const POST_TIMEOUT_MS = 30_000;
/** Reviews that can be asked about at a time. */
const STATES_MAX = 50;

export function createReviewCalls(core: Pick<Core, 'drafts' | 'random'>, api: ApiClient): ReviewCalls {
  const once = createOnce(core);
  return {
    states: (ids) => api.review.states({ reviewIds: ids.slice(0, STATES_MAX) }, prefetchOptions),
    // Whoever presses is told beside the button.
    vote: (id, helpful) => api.review.vote({ id, helpful }, prefetchOptions),
    todo: (query, options) => api.review.todo(query, options),
    mine: (query, options) => api.review.mine(query, options),
    detail: (id, options) => api.review.detail({ id }, options),
    form: (lineId, options) => api.review.form({ lineId }, options),
    add: (review, options) =>
      once(review, `review:${review.lineId}`, (idempotencyKey) =>
        api.review.add(review, {
          ...stayOnPage,
          timeoutMs: POST_TIMEOUT_MS,
          idempotencyKey,
          ...options,
        }),
      ),
    append: (request, options) =>
      once(request, `append:${request.id}`, (idempotencyKey) =>
        api.review.append(request, {
          ...stayOnPage,
          timeoutMs: POST_TIMEOUT_MS,
          idempotencyKey,
          ...options,
        }),
      ),
    async remove(id, options) {
      await once({ id }, `remove:${id}`, (idempotencyKey) =>
        api.review.delete({ id }, { ...stayOnPage, idempotencyKey, ...options }),
      );
    },
    // What fails is said beside its file.
    upload: (upload) => api.uploadFile({ ...upload, silent: true }),
  };
}
