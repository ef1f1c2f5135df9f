import type { CallOptions } from '@yunyou/api-client';
import type { RefundQuote, RefundRequestDetail, RequestOf, ResponseOf } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';

/** Money back for parts of a member's order. Every call rejects with ApiError. */
export interface Refunds {
  /** What would go back, and what is kept. Changes nothing. */
  quote(request: RequestOf<'refund', 'quote'>, options?: CallOptions): Promise<RefundQuote>;
  /** Gives parts of an order back at the amounts that were shown; 409 `refundChanged` when they are others now. */
  apply(request: RequestOf<'refund', 'apply'>, options?: CallOptions): Promise<ResponseOf<'refund', 'apply'>>;
  /** One request, and where its money is. */
  detail(id: string, options?: CallOptions): Promise<RefundRequestDetail>;
}

export function createRefunds({ api }: Pick<Core, 'api'>): Refunds {
  return {
    quote: async (request, options) =>
      (await api(options)).refund.quote(request, { ...stayOnPage, ...options }),
    apply: async (request, options) =>
      (await api(options)).refund.apply(request, { ...stayOnPage, ...options }),
    detail: async (id, options) => (await api(options)).refund.detail({ id }, options),
  };
}
