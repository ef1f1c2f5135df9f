import {
  appointmentStatus,
  appointmentsOpenPerMember,
  type RequestOf,
  type ResponseOf,
  visitorBookedPerDay,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput, notFound, type Refusal, refuse } from '../../http/refusal';
import type { IdempotentRequest } from '../../http/request-context';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import {
  type AppointmentRow,
  type BookingFacts,
  bookingFacts,
  insertAppointment,
  lockMember,
} from './booking-store';
import type { ItemRow, SlotRow } from './items-store';
import { noteNews } from './news';
import { placesGone, takePlaces } from './places-store';
import { takeRights } from './rights';
import { slotState } from './slot-state';
import { snapshotRow } from './snapshot';
import { expectVisitors, newCode, type Visitor, visitorRow, visitorsOf } from './visitors';

const DAY_MS = 86_400_000;

const TOO_LATE = {
  'zh-Hans': '已过可预约时间，请换个时段',
  en: 'Booking for this slot has closed; choose another',
};
const OPENS = { 'zh-Hans': '{time} 开放预约', en: 'Opens at {time}' };

/** Refuses a slot that cannot be booked by the clock; whether there are places is found out by taking them. */
export function expectOpen(slot: SlotRow, item: ItemRow, nowMs: number): void {
  const fields = [{ field: 'slotId', reason: 'refused' }];
  const state = slotState(slot, item, nowMs);
  if (state === 'past') {
    throw nowMs >= slot.starts_ms
      ? refuse('slotPast', { fields })
      : refuse('bookTooLate', { fields, text: TOO_LATE });
  }
  if (state === 'closed') throw refuse('slotClosed', { fields });
  if (state === 'notYet') {
    throw refuse('notYetOpen', { fields, text: OPENS, detail: { opensAtMs: slot.opens_ms } });
  }
}

/** How many an item takes at once. */
export function expectGroup({ min_group: min, max_group: max }: ItemRow, size: number): void {
  if (size < min || size > max) {
    throw refuse('groupSize', {
      fields: [{ field: 'size', reason: `${min} to ${max}` }],
      detail: { min, max },
    });
  }
}

/** Who books alone and does not come is refused for a while. */
export function expectShownUp({ item, missed }: Pick<BookingFacts, 'item' | 'missed'>, nowMs: number): void {
  const counted = missed.filter((atMs) => atMs > nowMs - item.no_show_days * DAY_MS);
  const [last] = counted;
  if (last === undefined || counted.length < item.no_show_limit) return;
  const fromMs = last + item.no_show_block_days * DAY_MS;
  if (nowMs < fromMs) throw refuse('noShowBlocked', { detail: { fromMs } });
}

export function expectFewAhead(ahead: number): void {
  if (ahead >= appointmentsOpenPerMember) {
    throw refuse('appointmentLimit', { detail: { n: appointmentsOpenPerMember } });
  }
}

interface Constraint {
  code?: unknown;
  constraint?: unknown;
  detail?: unknown;
}

/** Says in words what an index of the database has refused. */
export function refusedByIndex(
  error: unknown,
  rows: readonly { cert_index: string | null; field: string }[],
  told = 0,
): unknown {
  const { code, constraint, detail } = (error ?? {}) as Constraint;
  if (code !== '23505') return error;
  if (constraint === 'appointment_vouchers_once') return refuse('rightAppointed');
  if (constraint !== 'appointment_visitors_once') return error;
  if (told > visitorBookedPerDay) return refuse('visitorsRefused');
  const field = rows.find(
    ({ cert_index }) => cert_index !== null && String(detail).includes(cert_index),
  )?.field;
  return refuse('visitorBooked', { fields: field === undefined ? [] : [{ field, reason: 'booked' }] });
}

interface Wanted {
  /** Default a new one. */
  id?: string;
  /** It waits for the payment of its order, which brings so many vouchers. */
  vouchersToCome?: number;
  memberId: string;
  slot: SlotRow;
  item: ItemRow;
  size: number;
  visitors: readonly Visitor[];
  vouchers: readonly { id: string; people: number }[];
  orderId: string | null;
  mobile: string;
  remark: string;
  fromWaiting: boolean;
  told?: number;
}

type Made = ResponseOf<'appointment', 'create'>;

/** Writes an appointment. Its places must be taken by the caller, last before the commit. */
export async function writeAppointment(
  { tx, protection, nowMs }: { tx: Tx; protection: DataProtection; nowMs: number },
  wanted: Wanted,
): Promise<Made> {
  const { item, slot, memberId, visitors, vouchers, id = newId(), vouchersToCome } = wanted;
  const isWaiting = vouchersToCome !== undefined || item.approval === 'merchant';
  const appointment: AppointmentRow = {
    id,
    sn: `YY${dayOf(nowMs).replaceAll('-', '')}${randomDigits(10)}`,
    item_id: item.id,
    slot_id: slot.id,
    member_id: memberId,
    order_id: wanted.orderId,
    size: wanted.size,
    entered: 0,
    status: isWaiting ? appointmentStatus.ticketNotIssued : appointmentStatus.toBeUsed,
    code: newCode(),
    mobile_cipher: protection.encrypt(wanted.mobile, cell('appointments', 'mobile_cipher', id)),
    remark: wanted.remark,
    changes_left: item.changes_max,
    cancel_reason: null,
    cancel_note: '',
    from_waiting: wanted.fromWaiting,
    starts_ms: slot.starts_ms,
    ends_ms: slot.ends_ms,
    missed_ms: null,
    ended_ms: null,
    created_ms: nowMs,
  };
  const rows = visitors.map((visitor, seq) =>
    visitorRow(protection, visitor, {
      appointmentId: id,
      seq,
      itemId: item.id,
      day: slot.day,
      hasCode: item.verify_by === 'each',
    }),
  );
  const named = rows.map(({ cert_index }, place) => ({
    cert_index,
    field: visitors[place]?.field ?? 'visitors',
  }));
  await insertAppointment(tx, {
    appointment,
    visitors: rows,
    vouchers,
    snapshot: snapshotRow(appointment, item, slot, vouchersToCome ?? vouchers.length),
  }).catch((error) => {
    throw refusedByIndex(error, named, wanted.told);
  });
  if (appointment.status === appointmentStatus.toBeUsed) {
    await noteNews(tx, [{ memberId, template: 'appointmentMade', appointmentId: id }], nowMs);
  }
  return { id, code: appointment.code, status: appointment.status };
}

const peopleDiffer = (size: number): Refusal =>
  refuse('sizeOfRights', {
    fields: [{ field: 'size', reason: 'not that of the vouchers' }],
    detail: { size },
  });

/** Whether the item is booked alone, or by rights, as it was asked. */
export function expectMode({ mode }: ItemRow, isByRights: boolean): void {
  if (isByRights && mode === 'open') {
    throw badInput([{ field: 'voucherIds', reason: 'This item is booked without vouchers' }]);
  }
  if (!isByRights && mode === 'right') throw peopleDiffer(0);
}

/** Makes an appointment: everything is written first, and the places taken by one update, last before the commit. */
export async function createAppointment(
  { tx, clock, protection, memberId }: IdempotentRequest,
  input: RequestOf<'appointment', 'create'>,
): Promise<Made> {
  const nowMs = clock.now();
  const { slotId, size, voucherIds = [] } = input;
  const isByRights = voucherIds.length > 0;
  if (!isByRights) await lockMember(tx, memberId);
  const facts = await bookingFacts(tx, { slotId, memberId, nowMs });
  if (!facts) throw notFound();
  const { slot, item } = facts;
  expectMode(item, isByRights);
  expectGroup(item, size);
  expectOpen(slot, item, nowMs);
  if (slot.capacity - slot.taken < size) throw await placesGone(tx, slotId, size, nowMs);
  const rights = await takeRights(tx, { memberId, nowMs, itemId: item.id, day: slot.day, voucherIds });
  if (isByRights && rights.people !== size) throw peopleDiffer(rights.people);
  if (!isByRights) {
    expectShownUp(facts, nowMs);
    expectFewAhead(facts.ahead);
  }
  const visitors = await visitorsOf({ db: tx, protection, memberId }, input);
  expectVisitors(item, visitors, { size, day: slot.day, protection });
  const made = await writeAppointment(
    { tx, protection, nowMs },
    {
      memberId,
      slot,
      item,
      size,
      visitors,
      vouchers: rights.vouchers,
      orderId: rights.orderId,
      mobile: input.mobile,
      remark: input.remark ?? '',
      fromWaiting: false,
      told: facts.told,
    },
  );
  if (!(await takePlaces(tx, slotId, size))) throw await placesGone(tx, slotId, size, nowMs);
  return made;
}
