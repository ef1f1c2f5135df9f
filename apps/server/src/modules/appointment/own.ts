import { appointmentStatus, type RequestOf, type ResponseOf } from '@yunyou/contract';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { IdempotentRequest } from '../../http/request-context';
import { cell, documentIndex } from '../../security/data-protection';
import { expectOpen, refusedByIndex } from './book';
import {
  type AppointmentRow,
  bookingFacts,
  itemOf,
  lockAppointment,
  moveAppointment,
  noteEvent,
  visitorsOfAppointment,
  vouchersOfAppointment,
} from './booking-store';
import { noteNews } from './news';
import { offerPlaces } from './offer';
import { movePlaces, placesGone } from './places-store';
import { cancelAppointments } from './release';
import { takeRights } from './rights';
import { limitMs } from './slot-state';
import { setVisitor } from './visitor-store';
import { expectVisitors, visitorsOf } from './visitors';
import { isHeldByOrder } from './with-order-store';

/** Those that lie ahead. */
const LIVE: readonly number[] = [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed];

async function lockLive(
  { tx, memberId }: Pick<IdempotentRequest, 'tx' | 'memberId'>,
  id: string,
): Promise<AppointmentRow> {
  const found = await lockAppointment(tx, id, memberId);
  if (!found) throw notFound();
  if (!LIVE.includes(found.status) || found.entered > 0) {
    throw refuse('appointmentStateChanged', { detail: { from: found.status } });
  }
  return found;
}

/** Moves an appointment: the new places are taken and the old ones given back in one statement, or nothing happens. */
export async function changeAppointment(
  request: IdempotentRequest,
  { id, slotId }: RequestOf<'appointment', 'change'>,
): Promise<ResponseOf<'appointment', 'change'>> {
  const { tx, clock, memberId } = request;
  const nowMs = clock.now();
  const appointment = await lockLive(request, id);
  if (await isHeldByOrder(tx, appointment)) {
    throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  }
  const facts = await bookingFacts(tx, { slotId, memberId, nowMs });
  if (!facts) throw notFound();
  const { slot, item } = facts;
  if (item.id !== appointment.item_id) throw badInput([{ field: 'slotId', reason: 'of another item' }]);
  if (slot.id === appointment.slot_id) throw badInput([{ field: 'slotId', reason: 'the slot it has' }]);
  if (nowMs >= limitMs(appointment, item.change_until_min)) throw refuse('changeTooLate');
  if (appointment.changes_left === 0) throw refuse('changesUsed');
  expectOpen(slot, item, nowMs);
  const vouchers = await vouchersOfAppointment(tx, id);
  await takeRights(tx, {
    memberId,
    nowMs,
    itemId: item.id,
    day: slot.day,
    voucherIds: vouchers.map(({ voucher_id }) => voucher_id),
    isTheirs: true,
  });
  await moveAppointment(tx, appointment, slot).catch((error) => {
    throw refusedByIndex(error, []);
  });
  await noteEvent(tx, {
    appointment_id: id,
    kind: 'changed',
    status: appointment.status,
    note: `${appointment.slot_id} > ${slotId}`,
    at_ms: nowMs,
  });
  await noteNews(tx, [{ memberId, template: 'appointmentChanged', appointmentId: id }], nowMs);
  const moved = { from: appointment.slot_id, to: slotId, size: appointment.size };
  if (!(await movePlaces(tx, moved))) throw await placesGone(tx, slotId, appointment.size, nowMs);
  await offerPlaces(tx, [appointment.slot_id], nowMs);
  return { changesLeft: appointment.changes_left - 1 };
}

export async function cancelAppointment(
  request: IdempotentRequest,
  { id, reason = '' }: RequestOf<'appointment', 'cancel'>,
): Promise<null> {
  const { tx, clock } = request;
  const nowMs = clock.now();
  const appointment = await lockLive(request, id);
  const item = await itemOf(tx, appointment.item_id);
  if (nowMs >= limitMs(appointment, item.cancel_until_min)) throw refuse('cancelTooLate');
  await cancelAppointments(tx, [appointment], { reason: 'member', note: reason }, nowMs);
  return null;
}

/** Puts a traveller in the place of a visitor. */
export async function changeVisitor(
  request: IdempotentRequest,
  { id, visitorId, contactId }: RequestOf<'appointment', 'visitors'>,
): Promise<null> {
  const { tx, clock, protection, memberId } = request;
  const nowMs = clock.now();
  const appointment = await lockLive(request, id);
  const item = await itemOf(tx, appointment.item_id);
  const visitors = await visitorsOfAppointment(tx, id);
  const old = visitors.find((one) => one.id === visitorId);
  if (!old) throw notFound();
  if (nowMs >= limitMs(appointment, item.change_until_min)) throw refuse('changeTooLate');
  const found = await visitorsOf({ db: tx, protection, memberId }, { contactIds: [contactId] });
  const [visitor] = found;
  if (!visitor) throw notFound();
  const field = { ...visitor, field: 'contactId' };
  expectVisitors({ ...item, real_name: 'leader' }, [field], { size: 1, day: old.day, protection });
  const index = documentIndex(protection, visitor);
  if (visitors.some((one) => one.id !== visitorId && one.cert_index !== null && one.cert_index === index)) {
    throw refuse('travellerDuplicate', { fields: [{ field: 'contactId', reason: 'duplicate' }] });
  }
  const cipher = (column: string, text: string) =>
    protection.encrypt(text, cell('appointment_visitors', column, visitorId));
  await setVisitor(tx, visitorId, {
    name_cipher: cipher('name_cipher', visitor.name),
    cert_type: visitor.certType,
    cert_cipher: cipher('cert_cipher', visitor.idCard),
    cert_index: index,
    mobile_cipher: cipher('mobile_cipher', visitor.mobile),
  }).catch((error) => {
    throw refusedByIndex(error, [{ cert_index: index, field: 'contactId' }]);
  });
  await noteEvent(tx, { appointment_id: id, kind: 'visitor', status: appointment.status, at_ms: nowMs });
  return null;
}
