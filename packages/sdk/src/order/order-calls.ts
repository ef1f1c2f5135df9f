import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type Quote,
  type RequestOf,
  type ResponseOf,
  serverErrorCode,
  type VoucherSheet,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { Localiser } from '../international/localiser';
import type { SessionStore } from '../session/session-store';
import { createVoucherStore } from '../voucher/voucher-store';
import { fetchLineNames, withLineNames } from './line-names';
import { createOrderKeys } from './order-keys';
import { fetchOrderTexts, withDetailTexts, withTexts, withVoucherTexts } from './order-texts';
import type { CreateOrderOptions, OrderCalls } from './orders';

export function createOrderCalls(
  { host, drafts, random, locale }: Core,
  api: ApiClient,
  localiser: Localiser,
  { memberId, isLoggedIn }: SessionStore,
): OrderCalls {
  const voucherStore = createVoucherStore(host.storage);
  const keys = createOrderKeys(drafts, random);

  async function quote(request: RequestOf<'order', 'quote'>, callOptions?: CallOptions): Promise<Quote> {
    const [answer, names] = await Promise.all([
      api.order.quote(request, { ...stayOnPage, ...callOptions }),
      fetchLineNames(localiser, locale(), request.lines),
    ]);
    return withLineNames(answer, names);
  }

  async function create(
    request: RequestOf<'order', 'create'>,
    { draftKey, ...callOptions }: CreateOrderOptions = {},
  ): Promise<ResponseOf<'order', 'create'>> {
    const idempotencyKey = keys.keyFor(request, draftKey);
    try {
      const created = await api.order.create(request, { ...stayOnPage, idempotencyKey, ...callOptions });
      keys.remove(request, draftKey);
      return created;
    } catch (error) {
      // After a refusal nothing was placed; otherwise it may have been, and the key finds out.
      const isOpen =
        isApiError(error) && (error.retryable || ['cancelled', 'auth', 'malformed'].includes(error.kind));
      if (!isOpen) keys.remove(request, draftKey);
      throw error;
    }
  }

  async function fetchVouchers(orderId: string, callOptions?: CallOptions): Promise<VoucherSheet> {
    const asked = locale();
    const [sheet, texts] = await Promise.all([
      api.order.vouchers({ orderId }, { ...stayOnPage, ...callOptions }),
      fetchOrderTexts(api, asked, [orderId]),
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
      const texts = await fetchOrderTexts(api, locale(), ids);
      return { ...page, records: page.records.map((order) => withTexts(order, texts.get(order.id))) };
    },
    counts: (callOptions) => api.order.counts({}, callOptions),
    async detail(id, callOptions) {
      const [order, texts] = await Promise.all([
        api.order.detail({ id }, callOptions),
        fetchOrderTexts(api, locale(), [id]),
      ]);
      return withDetailTexts(order, texts.get(id));
    },
    async cancel(id, reason, callOptions) {
      await api.order.cancel({ id, reason }, { ...stayOnPage, ...callOptions });
    },
    async updateStay(request, callOptions) {
      await api.order.updateStay(request, { ...stayOnPage, ...callOptions });
    },
    async vouchers(orderId, callOptions) {
      try {
        const sheet = await fetchVouchers(orderId, callOptions);
        // Whoever logs out leaves nothing behind, nor what comes after them.
        if (isLoggedIn()) voucherStore.write(sheet);
        return { sheet, fromCache: false };
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.code === serverErrorCode.notFound) voucherStore.remove(orderId);
        // A failure that says nothing about the vouchers themselves.
        const isUnanswered = error.retryable || error.kind === 'malformed';
        const stored = isUnanswered ? voucherStore.read(orderId, memberId()) : undefined;
        if (!stored) throw error;
        return { sheet: stored, fromCache: true };
      }
    },
  };
}
