import type { CallOptions } from '@yunyou/api-client';
import type {
  CartAddCartOrderRequest,
  OrderCreateRequest,
  OrderDetail,
  OrderListRequest,
  OrderQuoteRequest,
  OrderSummary,
  OrderUpdateStayRequest,
  Page,
  Quote,
  ResponseOf,
  Shipments,
  VoucherSheet,
} from '@yunyou/contract';
import type { Core } from '../core/core';
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
  quote(request: OrderQuoteRequest, options?: CallOptions): Promise<Quote>;
  /** Places an order. `rule` of the error says why not: `priceChanged`, `soldOut`, … */
  create(request: OrderCreateRequest, options?: CreateOrderOptions): Promise<ResponseOf<'order', 'create'>>;
  /** Places an order of what is in the cart; it leaves the cart then. `rule`: also `cartChanged`. */
  createFromCart(
    request: CartAddCartOrderRequest,
    options?: CreateOrderOptions,
  ): Promise<ResponseOf<'order', 'create'>>;
  /** The member's orders, newest first. */
  list(query?: OrderListRequest, options?: CallOptions): Promise<Page<OrderSummary>>;
  /** How many orders the member has in each status. */
  counts(options?: CallOptions): Promise<ResponseOf<'order', 'counts'>>;
  /** One order with its price, its people and what may be done with it. */
  detail(id: string, options?: CallOptions): Promise<OrderDetail>;
  /** Cancels an order that is not paid. */
  cancel(id: string, reason?: string, options?: CallOptions): Promise<void>;
  /** Takes an order that has ended out of lists. */
  hide(id: string, options?: CallOptions): Promise<void>;
  /** Changes guests, arrival or remark of a stay before anybody has checked in. */
  updateStay(request: OrderUpdateStayRequest, options?: CallOptions): Promise<void>;
  /** Parcels with their tracks. */
  shipments(id: string, options?: CallOptions): Promise<Shipments>;
  /** The member has what was shipped: one parcel, or all on their way. */
  confirmReceipt(id: string, shipmentId?: string, options?: CallOptions): Promise<void>;
  /** Puts off the day on which parcels count as signed for; once. Rejects with `signNotDue` or `extendUsed`. */
  extendReceipt(id: string, options?: CallOptions): Promise<void>;
  /** Asks the merchant to ship; once a day. */
  remindShipment(id: string, options?: CallOptions): Promise<void>;
  /** Sends it elsewhere, once, before anything is prepared. Rejects with `addressChangeRefused` where freight differs. */
  changeAddress(id: string, addressId: string, options?: CallOptions): Promise<void>;
  /** What a service shows after paying; its money stays from then on. */
  showContent(id: string, lineId: string, options?: CallOptions): Promise<string>;
  /** The voucher codes; those stored on the device when the server cannot be asked. */
  vouchers(orderId: string, options?: CallOptions): Promise<VoucherView>;
  /** What is stored of an order's vouchers, at once. */
  peekVouchers(orderId: string): VoucherSheet | undefined;
}

/** The part of `Orders` that asks the server. Lazy. */
export type OrderCalls = Omit<Orders, 'peekVouchers'>;

/** Orders over lazy calls; stored vouchers are there at once, and go when the member logs out. */
export function createOrders(core: Core, store: SessionStore): Orders {
  const { storage } = core.host;
  core.onLogout(() => clearVouchers(storage));
  const calls = core.lazy(
    () => import('./order-calls'),
    ({ createOrderCalls }, api) => createOrderCalls(core, api, store),
  );
  const peekVouchers = (orderId: string) => readVouchers(storage, orderId, store.memberId());
  return {
    quote: calls.method((part) => part.quote),
    create: calls.method((part) => part.create),
    createFromCart: calls.method((part) => part.createFromCart),
    list: calls.method((part) => part.list),
    counts: calls.method((part) => part.counts),
    detail: calls.method((part) => part.detail),
    cancel: calls.method((part) => part.cancel),
    hide: calls.method((part) => part.hide),
    updateStay: calls.method((part) => part.updateStay),
    shipments: calls.method((part) => part.shipments),
    confirmReceipt: calls.method((part) => part.confirmReceipt),
    extendReceipt: calls.method((part) => part.extendReceipt),
    remindShipment: calls.method((part) => part.remindShipment),
    changeAddress: calls.method((part) => part.changeAddress),
    showContent: calls.method((part) => part.showContent),
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
