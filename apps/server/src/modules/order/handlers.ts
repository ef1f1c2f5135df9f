import type { Contact, OrderStatus, RequestOf } from '@yunyou/contract';
import { createCheckout } from '../../core/checkout/create';
import { planCheckout } from '../../core/checkout/plan';
import { countByStatus } from '../../core/orders/list-store';
import { checkoutOfOrder } from '../../core/orders/store';
import { orderDetail, ordersOf } from '../../core/orders/view';
import { cancelUnpaid } from '../../core/refunds/unpaid';
import type { Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { catchUp } from '../../flows/catch-up';
import { closeUnpaid } from '../../flows/close-unpaid';
import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import type { DataProtection } from '../../security/data-protection';
import { contactsOf } from '../contacts/store';
import { canUpdateStay, stayHotelView, stayRoomsView } from '../hotel/stay-view';
import { updateStay } from '../hotel/update-stay';
import { countVouchers } from '../voucher/store';
import { voucherSheet } from '../voucher/voucher-sheet';

type Lines = RequestOf<'order', 'quote'>['lines'];

export const order: HandlersFor<'order'> = {
  async quote({ db, kinds, clock, memberId, protection }, { lines }) {
    const people = await peopleNamed({ db, protection }, memberId, lines);
    const plan = await planCheckout({ db, kinds, nowMs: clock.now(), memberId, people }, lines, {
      complete: false,
    });
    return {
      breakdown: plan.breakdown.map(({ row }) => row),
      totalFen: plan.totalFen,
      lines: plan.lines.map(({ planned, paidFen }) => kinds.of(planned.kind).describeQuote(planned, paidFen)),
    };
  },

  async create({ tx, kinds, clock, memberId, protection, source, config }, { lines, ...input }) {
    const nowMs = clock.now();
    const people = await peopleNamed({ db: tx, protection }, memberId, lines);
    const plan = await planCheckout({ db: tx, kinds, nowMs, memberId, people }, lines, { complete: true });
    const { parentSn, totalFen, expiresAtMs, orders } = await createCheckout(
      tx,
      { kinds, protection, nowMs, maxUnpaid: config.maxUnpaid },
      plan,
      { memberId, source, remark: '', ...input },
    );
    const placed = orders.map(({ id, sn, status, total_fen }) => ({ id, sn, status, totalFen: total_fen }));
    const [first] = placed;
    if (!first) throw new Error('A checkout has orders.');
    return {
      id: first.id,
      sn: first.sn,
      status: first.status,
      parentSn,
      totalFen,
      expiresAtMs,
      orders: placed,
    };
  },

  list: (request, { status, ...search }) =>
    ordersOf(request, request.memberId, { ...search, status: status as OrderStatus | undefined }),

  counts: ({ db, memberId }) => countByStatus(db, memberId),

  async detail(request, { id }) {
    await catchUp(request, id, request.memberId);
    const { rooms, stayRooms } = await stayRoomsView(request, id);
    const detail = await orderDetail(request, request.memberId, id, {
      nowMs: request.clock.now(),
      voucherCount: await countVouchers(request.db, id),
      stayRooms,
    });
    return {
      ...detail,
      stayHotel: rooms.length > 0 ? await stayHotelView(request.db, id) : null,
      canUpdateStay: canUpdateStay(detail.status, rooms),
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

  vouchers: (request, { orderId }) => voucherSheet(request, request.memberId, orderId),
};

/** The people that lines name; not found when one of them is not the member's. */
async function peopleNamed(
  { db, protection }: { db: Queries; protection: DataProtection },
  memberId: string,
  lines: Lines,
): Promise<Contact[]> {
  const ids = [...new Set(lines.flatMap((line) => ('contactIds' in line ? (line.contactIds ?? []) : [])))];
  if (ids.length === 0) return [];
  const people = await contactsOf({ db, protection }, memberId, ids);
  if (people.length !== ids.length) throw notFound();
  return people;
}
