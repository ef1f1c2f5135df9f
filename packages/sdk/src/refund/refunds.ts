import type { CallOptions } from '@yunyou/api-client';
import type {
  Page,
  RefundApplyRequest,
  RefundListRequest,
  RefundOptions,
  RefundQuote,
  RefundQuoteRequest,
  RefundRequestDetail,
  RefundSummary,
  RefundWaybillRequest,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';

/** Money back for parts of a member's order. Every call rejects with ApiError. */
export interface Refunds {
  /** What of an order can be given back now, unit by unit, and why not; reasons to choose from. */
  options(orderId: string, options?: CallOptions): Promise<RefundOptions>;
  /** What would go back, and what is kept. Changes nothing. */
  quote(request: RefundQuoteRequest, options?: CallOptions): Promise<RefundQuote>;
  /**
   * Gives parts of an order back at the amounts that were shown, or asks the merchant to; 409 `refundChanged` when they are
   * others now.
   */
  apply(request: RefundApplyRequest, options?: CallOptions): Promise<ResponseOf<'refund', 'apply'>>;
  /** The member's requests, newest first. */
  list(query?: RefundListRequest, options?: CallOptions): Promise<Page<RefundSummary>>;
  /** One request, and where its money is. */
  detail(id: string, options?: CallOptions): Promise<RefundRequestDetail>;
  /** Takes a request back; 409 `refundStateChanged` once it is being carried out. */
  withdraw(id: string, options?: CallOptions): Promise<void>;
  /** By which parcel goods go back. Rejects with `waybillInvalid` for a number that another return has. */
  sendBack(request: RefundWaybillRequest, options?: CallOptions): Promise<void>;
}

export function createRefunds({ api }: Pick<Core, 'api'>): Refunds {
  return {
    options: async (orderId, options) => (await api(options)).refund.options({ orderId }, options),
    quote: async (request, options) =>
      (await api(options)).refund.quote(request, { ...stayOnPage, ...options }),
    apply: async (request, options) =>
      (await api(options)).refund.apply(request, { ...stayOnPage, ...options }),
    list: async (query = {}, options) => (await api(options)).refund.list(query, options),
    detail: async (id, options) => (await api(options)).refund.detail({ id }, options),
    async withdraw(id, options) {
      await (await api(options)).refund.withdraw({ id }, { ...stayOnPage, ...options });
    },
    async sendBack(request, options) {
      await (await api(options)).refund.waybill(request, { ...stayOnPage, ...options });
    },
  };
}
