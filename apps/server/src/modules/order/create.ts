import {
  internationalType,
  type OrderStatus,
  orderStatus,
  orderType,
  paymentCountdownMs,
  type RequestOf,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { OrderSnapshot, OrderSnapshotTexts, TicketContent } from '../../database/tables';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { newId, randomDigits } from '../../security/ids';
import { spotRow } from '../scenic-spot/queries';
import { refundRuleOf } from '../ticket/queries';
import { type Booking, planBooking } from './booking';
import { markPaid } from './paid';
import { takePlaces } from './stock';
import { lockOrder } from './transitions';

/** Creates an order and takes its places, in the caller's transaction. */
export async function createOrder(request: MemberRequest, input: RequestOf<'order', 'create'>) {
  const { db, clock, protection, memberId, source } = request;
  const booking = await planBooking(request, memberId, input.lines, { complete: true });
  if (booking.totalFen !== input.expectedTotalFen) {
    throw refuse('priceChanged', {
      detail: {
        totalFen: booking.totalFen,
        breakdown: booking.breakdown,
        expectedTotalFen: input.expectedTotalFen,
      },
    });
  }
  const [firstLine] = booking.lines;
  if (!firstLine) throw new Error('A booking has lines.');
  const now = clock.now();
  const order = {
    id: newId(),
    sn: `${dayOf(now).replaceAll('-', '')}${randomDigits(10)}`,
    status: orderStatus.pendingPayment,
    expires_ms: now + paymentCountdownMs,
  };
  await db
    .insertInto('orders')
    .values({
      ...order,
      member_id: memberId,
      source,
      order_type: orderType.ticket,
      spot_id: firstLine.ticket.spot_id,
      confirm_mode: booking.lines.some((line) => line.ticket.confirm_mode === 'merchant')
        ? 'merchant'
        : 'instant',
      ...(await snapshotOf(request, booking)),
      contact_name_cipher: protection.encrypt(input.contactName),
      contact_mobile_cipher: protection.encrypt(input.contactMobile),
      remark: input.remark ?? '',
      total_fen: booking.totalFen,
      created_ms: now,
      paid_ms: null,
      close_reason: null,
    })
    .execute();
  await insertLines(request, order.id, booking);
  await db
    .insertInto('order_events')
    .values({ order_id: order.id, status: order.status, pay_status: 0, at_ms: now, note: null })
    .execute();
  // Last, because from here to the commit other buyers of the same day wait.
  await takePlaces(
    db,
    booking.lines.map((line) => ({
      poolId: line.ticket.pool_id,
      day: line.day,
      people: line.quantity * line.ticket.people_per_ticket,
    })),
  );
  if (booking.totalFen > 0) {
    return {
      id: order.id,
      sn: order.sn,
      totalFen: booking.totalFen,
      status: order.status,
      expiresAtMs: order.expires_ms,
    };
  }
  const { status } = await markPaid({ db, clock }, await lockOrder(db, order.id), now);
  return { id: order.id, sn: order.sn, totalFen: 0, status: status as OrderStatus, expiresAtMs: null };
}

async function insertLines({ db, protection }: MemberRequest, orderId: string, booking: Booking) {
  for (const [seq, line] of booking.lines.entries()) {
    const lineId = newId();
    await db
      .insertInto('order_lines')
      .values({
        id: lineId,
        order_id: orderId,
        seq,
        ticket_id: line.ticket.id,
        pool_id: line.ticket.pool_id,
        day: line.day,
        quantity: line.quantity,
        people_per_ticket: line.ticket.people_per_ticket,
        unit_price_fen: line.unitPriceFen,
        valid_days: line.ticket.valid_days,
      })
      .execute();
    if (line.travellers.length === 0) continue;
    await db
      .insertInto('order_travellers')
      .values(
        line.travellers.map((traveller, travellerSeq) => ({
          id: newId(),
          order_id: orderId,
          line_id: lineId,
          seq: travellerSeq,
          name_cipher: protection.encrypt(traveller.name),
          cert_type: traveller.certType,
          cert_cipher: protection.encrypt(traveller.idCard),
        })),
      )
      .execute();
  }
}

/** The order's words and rules in both languages, as they are now. */
async function snapshotOf(request: MemberRequest, booking: Booking) {
  const { db } = request;
  const [firstLine] = booking.lines;
  if (!firstLine) throw new Error('A booking has lines.');
  const spot = await spotRow(request, firstLine.ticket.spot_id);
  const english = await db
    .selectFrom('international_fields')
    .select(['type', 'table_id', 'data'])
    .where((eb) =>
      eb.or([
        eb.and([eb('type', '=', internationalType.scenicSpot), eb('table_id', '=', spot.id)]),
        eb.and([
          eb('type', '=', internationalType.ticket),
          eb(
            'table_id',
            'in',
            booking.lines.map((line) => line.ticket.id),
          ),
        ]),
      ]),
    )
    .execute();
  const englishName = (type: number, id: string, fallback: string) => {
    const data = english.find((row) => row.type === type && row.table_id === id)?.data as
      | Partial<TicketContent>
      | undefined;
    return data?.name ?? fallback;
  };
  const names = booking.lines.map((line) => line.ticket.content.name);
  const namesEn = booking.lines.map((line) =>
    englishName(internationalType.ticket, line.ticket.id, line.ticket.content.name),
  );
  const snapshot: OrderSnapshot = {
    title: spot.content.name,
    productNames: names,
    labels: names,
    picture: spot.thumb,
    breakdown: booking.breakdown,
    refundRule: refundRuleOf(firstLine.ticket),
  };
  const snapshotEn: OrderSnapshotTexts = {
    title: englishName(internationalType.scenicSpot, spot.id, spot.content.name),
    productNames: namesEn,
    labels: namesEn,
  };
  return { snapshot: JSON.stringify(snapshot), snapshot_en: JSON.stringify(snapshotEn) };
}
