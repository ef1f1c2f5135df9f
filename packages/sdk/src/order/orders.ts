import type { CallOptions } from '@yunyou/api-client';
import type {
  OrderDetail,
  OrderSummary,
  Page,
  Quote,
  RequestOf,
  ResponseOf,
  VoucherSheet,
} from '@yunyou/contract';
import type { Core } from '../core/core';
import type { Localiser } from '../international/localiser';
import type { SessionStore } from '../session/session-store';
import { clearVouchers, readVouchers } from '../voucher/stored-vouchers';

export interface CreateOrderOptions extends CallOptions {
  /**
   * The draft the order comes from: trying again from it after a lost network makes one order, also after a reload. Default: the
   * request itself, so that the same one again is one order until it was answered.
   */
  draftKey?: string;
}

/** An order's vouchers, and whether the server was asked just now. */
export interface VoucherView {
  sheet: VoucherSheet;
  /** The network was of no use: this was stored at `sheet.checkedAtMs`. */
  fromCache: boolean;
}

/** A member's orders, in the person's language. Every call rejects with ApiError. */
export interface Orders {
  /** What an order would cost, and why. Reserves nothing. */
  quote(request: RequestOf<'order', 'quote'>, options?: CallOptions): Promise<Quote>;
  /** Places an order. `rule` of the error says why not: `priceChanged`, `soldOut`, … */
  create(
    request: RequestOf<'order', 'create'>,
    options?: CreateOrderOptions,
  ): Promise<ResponseOf<'order', 'create'>>;
  /** The member's orders, newest first. */
  list(query?: RequestOf<'order', 'list'>, options?: CallOptions): Promise<Page<OrderSummary>>;
  /** How many orders the member has in each status. */
  counts(options?: CallOptions): Promise<ResponseOf<'order', 'counts'>>;
  /** One order with its price, its people and what may be done with it. */
  detail(id: string, options?: CallOptions): Promise<OrderDetail>;
  /** Cancels an order that is not paid. */
  cancel(id: string, reason?: string, options?: CallOptions): Promise<void>;
  /** Changes guests, arrival or remark of a stay before anybody has checked in. */
  updateStay(request: RequestOf<'order', 'updateStay'>, options?: CallOptions): Promise<void>;
  /** The voucher codes; those stored on the device when the server cannot be asked. */
  vouchers(orderId: string, options?: CallOptions): Promise<VoucherView>;
  /** What is stored of an order's vouchers, at once. */
  peekVouchers(orderId: string): VoucherSheet | undefined;
}

/** The part of `Orders` that asks the server. Lazy. */
export type OrderCalls = Omit<Orders, 'peekVouchers'>;

/** Orders over lazy calls; stored vouchers are there at once, and go when the member logs out. */
export function createOrders(core: Core, localiser: Localiser, store: SessionStore): Orders {
  const { storage } = core.host;
  core.onLogout(() => clearVouchers(storage));
  const calls = core.lazy(
    () => import('./order-calls'),
    ({ createOrderCalls }, api) => createOrderCalls(core, api, localiser, store),
  );
  const peekVouchers = (orderId: string) => readVouchers(storage, orderId, store.memberId());
  return {
    quote: calls.method((part) => part.quote),
    create: calls.method((part) => part.create),
    list: calls.method((part) => part.list),
    counts: calls.method((part) => part.counts),
    detail: calls.method((part) => part.detail),
    cancel: calls.method((part) => part.cancel),
    updateStay: calls.method((part) => part.updateStay),
    async vouchers(orderId, options) {
      let fetched: OrderCalls;
      try {
        fetched = await calls(options);
      } catch (error) {
        // Not even the code could be had: at a gate without a network, what is stored counts.
        const sheet = peekVouchers(orderId);
        if (!sheet || options?.signal?.aborted) throw error;
        return { sheet, fromCache: true };
      }
      return fetched.vouchers(orderId, options);
    },
    peekVouchers,
  };
}
