import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  internationalType,
  type Locale,
  type OrderDetail,
  type OrderSummary,
  type Page,
  type Quote,
  type RequestOf,
  type ResponseOf,
  serverErrorCode,
  type VoucherSheet,
} from '@yunyou/contract';
import type { Localiser } from '../catalogue/localise';
import type { OrderKeys } from './order-keys';
import { fetchOrderTexts, withDetailTexts, withTexts, withVoucherTexts } from './order-texts';
import type { VoucherStore } from './voucher-store';

export interface CreateOrderOptions extends CallOptions {
  /** The draft the order comes from. Trying again from it after a lost network makes one order, also after a reload. */
  draftKey?: string;
}

export interface VoucherView {
  sheet: VoucherSheet;
  /** The network was of no use: this is what was kept at `sheet.checkedAtMs`. */
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
  list(query?: RequestOf<'order', 'list'>, options?: CallOptions): Promise<Page<OrderSummary>>;
  /** How many orders the member has in each status. */
  counts(options?: CallOptions): Promise<ResponseOf<'order', 'counts'>>;
  detail(id: string, options?: CallOptions): Promise<OrderDetail>;
  /** Cancels an order that is not paid. */
  cancel(id: string, reason?: string, options?: CallOptions): Promise<void>;
  /** The voucher codes; what was kept on the device when the server cannot be asked. */
  vouchers(orderId: string, options?: CallOptions): Promise<VoucherView>;
  /** What is kept of an order's vouchers, at once. */
  peekVouchers(orderId: string): VoucherSheet | undefined;
}

export interface OrdersOptions {
  api: ApiClient;
  locale: () => Locale;
  memberId: () => string | undefined;
  localiser: Localiser;
  keys: OrderKeys;
  voucherStore: VoucherStore;
}

/** A person who is buying is never led away by a failure. */
const staying: CallOptions = { abnormalRedirect: false };

export function createOrders(options: OrdersOptions): Orders {
  const { api, localiser, keys, voucherStore } = options;
  const memberId = () => options.memberId();

  async function quote(request: RequestOf<'order', 'quote'>, callOptions?: CallOptions): Promise<Quote> {
    const ids = request.lines.map(({ productId }) => productId);
    const [answer, tickets] = await Promise.all([
      api.order.quote(request, { ...staying, ...callOptions }),
      localiser.fields(options.locale(), internationalType.ticket, ids),
    ]);
    // The rows of kind `line` stand in the order of the lines.
    const names = ids.map((id) => tickets.get(id)?.name);
    const breakdown = answer.breakdown.map((row) => {
      const name = row.kind === 'line' ? names.shift() : undefined;
      return typeof name === 'string' ? { ...row, label: name } : row;
    });
    return { ...answer, breakdown };
  }

  async function create(
    request: RequestOf<'order', 'create'>,
    { draftKey, ...callOptions }: CreateOrderOptions = {},
  ): Promise<ResponseOf<'order', 'create'>> {
    if (draftKey === undefined) return api.order.create(request, { ...staying, ...callOptions });
    const idempotencyKey = keys.keyFor(draftKey, request);
    try {
      const created = await api.order.create(request, { ...staying, idempotencyKey, ...callOptions });
      keys.forget(draftKey);
      return created;
    } catch (error) {
      // After a refusal nothing was placed; otherwise it may have been, and the key finds out.
      const isOpen =
        isApiError(error) && (error.retryable || error.kind === 'cancelled' || error.kind === 'auth');
      if (!isOpen) keys.forget(draftKey);
      throw error;
    }
  }

  async function fetchVouchers(orderId: string, callOptions?: CallOptions): Promise<VoucherSheet> {
    const locale = options.locale();
    const [sheet, texts] = await Promise.all([
      api.order.vouchers({ orderId }, { ...staying, ...callOptions }),
      fetchOrderTexts(api, locale, [orderId]),
    ]);
    if (!texts.has(orderId)) return sheet;
    try {
      const order = await api.order.detail({ id: orderId }, { silent: true, signal: callOptions?.signal });
      return withVoucherTexts(sheet, order, texts.get(orderId));
    } catch {
      return sheet;
    }
  }

  return {
    quote,
    create,
    async list(query = {}, callOptions) {
      const page = await api.order.list(query, callOptions);
      const ids = page.records.map(({ id }) => id);
      const texts = await fetchOrderTexts(api, options.locale(), ids);
      return { ...page, records: page.records.map((order) => withTexts(order, texts.get(order.id))) };
    },
    counts: (callOptions) => api.order.counts({}, callOptions),
    async detail(id, callOptions) {
      const [order, texts] = await Promise.all([
        api.order.detail({ id }, callOptions),
        fetchOrderTexts(api, options.locale(), [id]),
      ]);
      return withDetailTexts(order, texts.get(id));
    },
    async cancel(id, reason, callOptions) {
      await api.order.cancel({ id, reason }, { ...staying, ...callOptions });
    },
    async vouchers(orderId, callOptions) {
      const owner = memberId();
      try {
        const sheet = await fetchVouchers(orderId, callOptions);
        const keeper = memberId() ?? owner;
        if (keeper !== undefined) voucherStore.keep(keeper, sheet);
        return { sheet, fromCache: false };
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code === serverErrorCode.notFound) voucherStore.remove(orderId);
        const kept = isUnanswered(error.kind) ? voucherStore.read(orderId, memberId()) : undefined;
        if (!kept) throw error;
        return { sheet: kept, fromCache: true };
      }
    },
    peekVouchers: (orderId) => voucherStore.read(orderId, memberId()),
  };
}

/** Failures that say nothing about the vouchers themselves. */
function isUnanswered(kind: string): boolean {
  return ['network', 'timeout', 'server', 'rateLimited', 'malformed'].includes(kind);
}
