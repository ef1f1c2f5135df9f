import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type OrderQuoteRequest,
  type Quote,
  type ResponseOf,
  serverErrorCode,
  type VoucherSheet,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import { createVoucherStore } from '../voucher/voucher-store';
import { createOrderKeys } from './order-keys';
import { fetchOrderTexts, withDetailTexts, withTexts, withVoucherTexts } from './order-texts';
import type { CreateOrderOptions, OrderCalls } from './orders';

export function createOrderCalls(
  { host, drafts, random, locale }: Core,
  api: ApiClient,
  { memberId, isLoggedIn }: SessionStore,
): OrderCalls {
  const voucherStore = createVoucherStore(host.storage);
  const keys = createOrderKeys(drafts, random);

  const quote = (request: OrderQuoteRequest, callOptions?: CallOptions): Promise<Quote> =>
    api.order.quote(request, { ...stayOnPage, ...callOptions });

  /** Places an order under the key of its draft, whichever call it is. */
  async function place<Request extends object>(
    call: (request: Request, options: CallOptions) => Promise<ResponseOf<'order', 'create'>>,
    request: Request,
    { draftKey, ...callOptions }: CreateOrderOptions = {},
  ): Promise<ResponseOf<'order', 'create'>> {
    const idempotencyKey = keys.keyFor(request, draftKey);
    try {
      const created = await call(request, { ...stayOnPage, idempotencyKey, ...callOptions });
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
    create: (request, placing) => place(api.order.create, request, placing),
    createFromCart: (request, placing) => place(api.cart.addCartOrder, request, placing),
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
    async hide(id, callOptions) {
      await api.order.hide({ id }, { ...stayOnPage, ...callOptions });
    },
    async updateStay(request, callOptions) {
      await api.order.updateStay(request, { ...stayOnPage, ...callOptions });
    },
    shipments: (id, callOptions) => api.order.shipments({ id }, callOptions),
    async confirmReceipt(id, shipmentId, callOptions) {
      await api.order.confirmReceipt(
        { id, ...(shipmentId && { shipmentId }) },
        { ...stayOnPage, ...callOptions },
      );
    },
    async extendReceipt(id, callOptions) {
      await api.order.extendReceipt({ id }, { ...stayOnPage, ...callOptions });
    },
    async remindShipment(id, callOptions) {
      await api.order.remindShipment({ id }, { ...stayOnPage, ...callOptions });
    },
    async changeAddress(id, addressId, callOptions) {
      await api.order.changeAddress({ id, addressId }, { ...stayOnPage, ...callOptions });
    },
    showContent: async (id, lineId, callOptions) =>
      (await api.order.showContent({ id, lineId }, { ...stayOnPage, ...callOptions })).text,
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
