import type { OrderStatus, OrderType } from '@yunyou/contract';
import { planCheckout } from '../../core/checkout/plan';
import { quoteOf } from '../../core/checkout/quote-view';
import { countByStatus, hideOrder } from '../../core/orders/list-store';
import { checkoutOfOrder, linesOf, lockOrder, orderOf } from '../../core/orders/store';
import { ENDED, orderDetail, ordersOf, type TellOfLines } from '../../core/orders/view';
import { cancelUnpaid } from '../../core/refunds/unpaid';
import { inTransaction } from '../../database/transaction';
import { catchUp } from '../../flows/catch-up';
import { closeUnpaid } from '../../flows/close-unpaid';
import { refuse } from '../../http/refusal';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { timesOfLines } from '../appointment/line-times';
import { confirmReceipt, extendReceipt, remindShipment } from '../delivery/deliver';
import { deliveryView, shipmentsView } from '../delivery/view';
import { groupsOfOrders } from '../group-buy/orders-store';
import { canUpdateStay, checkInSlip, stayHotelView, stayRoomsView } from '../hotel/stay-view';
import { updateStay } from '../hotel/update-stay';
import { orderInvoice } from '../invoice/view';
import { reviewStateOfLines } from '../review/may-review';
import { showContent } from '../service/show-content';
import { shopNameOf } from '../shop/name-store';
import { passOn } from '../voucher/pass-on';
import { productOfLine, usedAtOf } from '../voucher/product-of-line';
import { countVouchers } from '../voucher/store';
import { voucherSheet } from '../voucher/voucher-sheet';
import { buyerDeps } from './buyer-deps';
import { sendElsewhere } from './change-address';
import { placeOrder } from './place-order';

/** Lines are told with their review and their booked times. */
const tellOfLines =
  ({ db, kinds }: Pick<VisitorRequest, 'db' | 'kinds'>, nowMs: number): TellOfLines =>
  async (lines) => {
    const told = await reviewStateOfLines({ db, kinds, nowMs }, lines);
    const times = await timesOfLines(db, lines);
    return new Map(lines.map(({ id }) => [id, { ...told.get(id), ...times.get(id) }]));
  };

/** Orders with the groups they are bought in. */
async function withGroups<Order extends { id: string }>(
  { db }: Pick<VisitorRequest, 'db'>,
  orders: readonly Order[],
): Promise<(Order & { groupId?: string })[]> {
  const groups = await groupsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((one) => {
    const groupId = groups.get(one.id);
    return groupId === undefined ? one : { ...one, groupId };
  });
}

export const order: HandlersFor<'order'> = {
  async quote(request, { lines, ...input }) {
    const { db, kinds, clock, locale } = request;
    const deps = await buyerDeps({ ...request, db }, lines, input);
    const plan = await planCheckout({ ...deps, db, kinds, nowMs: clock.now() }, lines, { complete: false });
    return quoteOf(plan, kinds, locale);
  },

  create: (request, { lines, ...input }) => placeOrder(request, lines, input),

  async list(request, { status, orderType, ...search }) {
    const nowMs = request.clock.now();
    const page = await ordersOf({ ...request, nowMs, tell: tellOfLines(request, nowMs) }, request.memberId, {
      ...search,
      status: status as OrderStatus | undefined,
      orderType: orderType as OrderType | undefined,
    });
    return { ...page, records: await withGroups(request, page.records) };
  },

  async hide({ db, memberId }, { id }) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id, memberId);
      if (!ENDED.includes(order.status)) {
        throw refuse('transitionRefused', { detail: { from: order.status } });
      }
      await hideOrder(tx, id);
    });
    return null;
  },

  counts: ({ db, memberId }) => countByStatus(db, memberId),

  async detail(request, { id }) {
    await catchUp(request, id, request.memberId);
    const { db, memberId, locale, clock } = request;
    const nowMs = clock.now();
    const order = await orderOf(db, memberId, id);
    const { rooms, stayRooms } = await stayRoomsView(request, id);
    const detail = await orderDetail(request, memberId, id, {
      nowMs,
      tell: tellOfLines(request, nowMs),
      voucherCount: await countVouchers(db, id),
      stayRooms,
      shopName: (await shopNameOf(db, order.supplier_id))?.[locale] ?? '',
      delivery: await deliveryView({ ...request, nowMs }, order),
    });
    const [summary] = await withGroups(request, [detail]);
    return {
      ...detail,
      ...summary,
      stayHotel: rooms.length > 0 ? await stayHotelView(db, id) : null,
      canUpdateStay: canUpdateStay(detail.status, rooms),
      invoice: await orderInvoice(db, id, nowMs),
    };
  },

  async cancel(request, { id, reason }) {
    const { db, kinds, clock, memberId } = request;
    const checkout = await checkoutOfOrder(db, memberId, id);
    if (checkout.state === 'atDesk') {
      const deps = { kinds, nowMs: clock.now() };
      await inTransaction(db, (tx) => cancelUnpaid(tx, deps, { orderId: id, memberId, note: reason }));
    } else {
      await closeUnpaid(request, checkout, 'cancelled', reason);
    }
    return null;
  },

  async updateStay({ tx, clock, memberId, protection }, change) {
    await updateStay(tx, { memberId, nowMs: clock.now(), protection }, change);
    return null;
  },

  async vouchers(request, { orderId }) {
    const sheet = await voucherSheet(request, request.memberId, orderId);
    const [line] = await linesOf(request.db, [orderId]);
    return {
      ...sheet,
      product: line ? productOfLine(line, await usedAtOf(request, line)) : null,
      stay: await checkInSlip(request, orderId),
    };
  },

  voucherLink: ({ tx, clock, memberId }, input) => passOn(tx, { memberId, nowMs: clock.now() }, input),

  async shipments(request, { id }) {
    await orderOf(request.db, request.memberId, id);
    return shipmentsView({ ...request, nowMs: request.clock.now() }, id);
  },

  async confirmReceipt({ tx, kinds, clock, memberId }, { id, shipmentId }) {
    await confirmReceipt(tx, { kinds, nowMs: clock.now() }, { orderId: id, memberId, shipmentId });
    return null;
  },

  async extendReceipt({ db, kinds, clock, memberId }, { id }) {
    await inTransaction(db, (tx) => extendReceipt(tx, { kinds, nowMs: clock.now() }, id, memberId));
    return null;
  },

  async remindShipment({ db, kinds, clock, memberId }, { id }) {
    await inTransaction(db, (tx) => remindShipment(tx, { kinds, nowMs: clock.now() }, id, memberId));
    return null;
  },

  async changeAddress({ db, kinds, clock, memberId, protection }, { id, addressId }) {
    await inTransaction(db, (tx) =>
      sendElsewhere(tx, { kinds, nowMs: clock.now(), protection }, { orderId: id, memberId, addressId }),
    );
    return null;
  },

  async showContent({ db, kinds, clock, memberId, locale }, { id, lineId }) {
    return inTransaction(db, (tx) =>
      showContent(tx, { kinds, nowMs: clock.now(), locale }, { orderId: id, lineId, memberId }),
    );
  },
};
