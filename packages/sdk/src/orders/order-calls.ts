import { type ApiClient, type CallOptions, isApiError, type Random } from '@yunyou/api-client';
import {
  type Locale,
  type Quote,
  type RequestOf,
  type ResponseOf,
  serverErrorCode,
  type VoucherSheet,
} from '@yunyou/contract';
import type { Localiser } from '../catalogue/localise';
import type { Drafts } from '../drafts';
import { staying } from '../staying';
import { fetchLineNames, withLineNames } from './line-names';
import { createOrderKeys } from './order-keys';
import { fetchOrderTexts, withDetailTexts, withTexts, withVoucherTexts } from './order-texts';
import type { CreateOrderOptions, OrderCalls } from './orders';
import type { VoucherStore } from './voucher-store';

export interface OrderCallsOptions {
  api: ApiClient;
  locale: () => Locale;
  memberId: () => string | undefined;
  isLoggedIn: () => boolean;
  localiser: Localiser;
  drafts: Drafts;
  random: Random;
  voucherStore: VoucherStore;
}

export function createOrderCalls(options: OrderCallsOptions): OrderCalls {
  const { api, localiser, voucherStore } = options;
  const keys = createOrderKeys(options.drafts, options.random);

  async function quote(request: RequestOf<'order', 'quote'>, callOptions?: CallOptions): Promise<Quote> {
    const [answer, names] = await Promise.all([
      api.order.quote(request, { ...staying, ...callOptions }),
      fetchLineNames(localiser, options.locale(), request.lines),
    ]);
    return withLineNames(answer, names);
  }

  async function create(
    request: RequestOf<'order', 'create'>,
    { draftKey, ...callOptions }: CreateOrderOptions = {},
  ): Promise<ResponseOf<'order', 'create'>> {
    const idempotencyKey = keys.keyFor(request, draftKey);
    try {
      const created = await api.order.create(request, { ...staying, idempotencyKey, ...callOptions });
      keys.forget(request, draftKey);
      return created;
    } catch (error) {
      // After a refusal nothing was placed; otherwise it may have been, and the key finds out.
      const isOpen =
        isApiError(error) && (error.retryable || ['cancelled', 'auth', 'malformed'].includes(error.kind));
      if (!isOpen) keys.forget(request, draftKey);
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
      try {
        const sheet = await fetchVouchers(orderId, callOptions);
        // Whoever logs out leaves nothing behind, nor what comes after them.
        if (options.isLoggedIn()) voucherStore.keep(sheet);
        return { sheet, fromCache: false };
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code === serverErrorCode.notFound) voucherStore.remove(orderId);
        // A failure that says nothing about the vouchers themselves.
        const isUnanswered = error.retryable || error.kind === 'malformed';
        const kept = isUnanswered ? voucherStore.read(orderId, options.memberId()) : undefined;
        if (!kept) throw error;
        return { sheet: kept, fromCache: true };
      }
    },
  };
}
