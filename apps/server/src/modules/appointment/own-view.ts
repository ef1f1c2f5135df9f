import {
  type AppointmentCard,
  type AppointmentCheck,
  type AppointmentCodes,
  type AppointmentDetail,
  appointmentStatus,
  fewLeft,
  type Locale,
  orderStatus,
  type Page,
  type RequestOf,
} from '@yunyou/contract';
import { maskIdCard, maskMobile } from '@yunyou/validators';
import { orderOf } from '../../core/orders/store';
import { badInput, notFound } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { expectGroup, expectMode, expectOpen } from './book';
import { bookingFacts, type VisitorRow } from './booking-store';
import { type ListedAppointment, ownVisitors, pageOfAppointments, wholeAppointment } from './own-store';
import { oneRight } from './rights';
import { gateOf, limitMs } from './slot-state';
import { checkVisitor, visitorsOf } from './visitors';
import { slotsOfProducts } from './with-order-store';

const DEFAULT_SIZE = 10;

const timesOf = (row: ListedAppointment) => ({
  day: row.day,
  from: row.from_time,
  to: row.to_time,
  startsAtMs: row.starts_ms,
  endsAtMs: row.ends_ms,
});

const cardOf = (row: ListedAppointment, locale: Locale): AppointmentCard => ({
  id: row.id,
  sn: row.sn,
  itemId: row.item_id,
  slotId: row.slot_id,
  title: row.title[locale],
  picture: row.picture,
  placeName: row.placeName[locale],
  ...timesOf(row),
  size: row.size,
  status: row.status,
  cancelReason: row.cancel_reason,
  orderId: row.order_id,
  createdAtMs: row.created_ms,
});

export async function listAppointments(
  { db, locale, memberId }: MemberRequest,
  { page = 1, size = DEFAULT_SIZE, ...asked }: RequestOf<'appointment', 'list'>,
): Promise<Page<AppointmentCard>> {
  if (asked.orderId !== undefined) await orderOf(db, memberId, asked.orderId);
  const { appointments, total } = await pageOfAppointments(db, { ...asked, memberId, page, size });
  return {
    records: appointments.map((row) => cardOf(row, locale)),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

const opened = (protection: DataProtection, { id }: VisitorRow, column: string, text: string): string =>
  protection.decrypt(text, cell('appointment_visitors', column, id));

const LIVE: readonly number[] = [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed];

export async function readAppointment(
  { db, clock, locale, protection, memberId }: MemberRequest,
  id: string,
): Promise<AppointmentDetail> {
  const row = await wholeAppointment(db, memberId, id);
  if (!row) throw notFound();
  const { item, visitors } = row;
  const nowMs = clock.now();
  const changeUntilMs = limitMs(row, item.change_until_min);
  const cancelUntilMs = limitMs(row, item.cancel_until_min);
  const isLive = LIVE.includes(row.status) && row.entered === 0;
  const isUnpaid = row.order_status === orderStatus.pendingPayment;
  const isHeld = isUnpaid || row.order_status === orderStatus.pendingConfirmation;
  const people = visitors.map((visitor) => ({
    id: visitor.id,
    name: opened(protection, visitor, 'name_cipher', visitor.name_cipher),
    certType: visitor.cert_type,
    idCard: maskIdCard(opened(protection, visitor, 'cert_cipher', visitor.cert_cipher)),
    mobile: maskMobile(opened(protection, visitor, 'mobile_cipher', visitor.mobile_cipher)),
    checkedAtMs: visitor.checked_ms,
    absent: visitor.absent,
  }));
  return {
    ...cardOf(row, locale),
    nowMs,
    spotId: item.spot_id,
    place: { name: row.placeName[locale], lat: item.lat, lng: item.lng },
    intro: item.texts.intro[locale],
    notes: item.texts.notes.map((note) => note[locale]),
    realName: item.real_name,
    verifyBy: item.verify_by,
    code: row.code,
    gate: gateOf(row, item),
    visitors: people,
    enteredCount: row.entered,
    leader: people[0]?.name ?? '',
    mobile: maskMobile(protection.decrypt(row.mobile_cipher, cell('appointments', 'mobile_cipher', id))),
    remark: row.remark,
    orderSn: row.order_sn,
    voucherIds: row.voucherIds,
    fromWaiting: row.from_waiting,
    changesLeft: row.changes_left,
    awaits: row.status !== appointmentStatus.ticketNotIssued ? null : isUnpaid ? 'payment' : 'merchant',
    canChange: isLive && !isHeld && row.changes_left > 0 && nowMs < changeUntilMs,
    canCancel: isLive && nowMs < cancelUntilMs,
    canChangeVisitors: isLive && visitors.length > 0 && nowMs < changeUntilMs,
    changeUntilMs,
    cancelUntilMs,
    events: row.events.map(({ kind, status, at_ms }) => ({ kind, status, atMs: at_ms })),
  };
}

/** What is shown at the gate, with the server's time of the answer. */
export async function readCodes(
  { db, clock, locale, protection, memberId }: MemberRequest,
  id: string,
): Promise<AppointmentCodes> {
  const row = await wholeAppointment(db, memberId, id);
  if (!row) throw notFound();
  return {
    id,
    memberId,
    sn: row.sn,
    title: row.title[locale],
    placeName: row.placeName[locale],
    ...timesOf(row),
    size: row.size,
    status: row.status,
    checkedAtMs: clock.now(),
    gate: gateOf(row, row.item),
    code: row.code,
    visitors: row.visitors.flatMap((visitor) =>
      visitor.code === null
        ? []
        : [
            {
              id: visitor.id,
              name: opened(protection, visitor, 'name_cipher', visitor.name_cipher),
              code: visitor.code,
              checkedAtMs: visitor.checked_ms,
            },
          ],
    ),
  };
}

/** Whether these visitors could have the slot. Places of other members' appointments are told by `create` alone. */
export async function checkVisitors(
  { db, clock, protection, memberId }: MemberRequest,
  input: RequestOf<'appointment', 'check'>,
): Promise<AppointmentCheck> {
  const nowMs = clock.now();
  const { slotId, size, productId, voucherIds = [] } = input;
  const facts = await bookingFacts(db, { slotId, memberId, nowMs });
  if (!facts) throw notFound();
  const { slot, item } = facts;
  for (const id of voucherIds) await oneRight(db, memberId, id, nowMs);
  if (productId === undefined) expectMode(item, voucherIds.length > 0);
  else await expectRightTo(db, { slotId, productId });
  expectGroup(item, size);
  expectOpen(slot, item, nowMs);
  const visitors = await visitorsOf({ db, protection, memberId }, input);
  const indexes = visitors.map((visitor) => documentIndex(protection, visitor));
  const booked = await ownVisitors(
    db,
    { memberId, itemId: item.id, day: slot.day },
    indexes.flatMap((index) => index ?? []),
  );
  const left = Math.max(0, slot.capacity - slot.taken);
  return {
    visitors: visitors.map((visitor, place) => ({
      checkCode: checkVisitor(item, visitor, slot.day),
      alreadyBooked: booked.has(indexes[place] ?? ''),
    })),
    left: left >= fewLeft ? null : left,
  };
}

/** Whether the vouchers of a product will let in at a slot. */
async function expectRightTo(
  db: MemberRequest['db'],
  wanted: { slotId: string; productId: string },
): Promise<void> {
  const [found] = await slotsOfProducts(db, [wanted]);
  if (!found || found.people === null || found.item.mode === 'open') {
    throw badInput([{ field: 'productId', reason: 'gives no right to it' }]);
  }
}
