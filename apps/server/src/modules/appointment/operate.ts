import { appointmentStatus, closedRefundDays } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { itemOf, lockAppointment, noteEvent, vouchersOfAppointment } from './booking-store';
import { dropSpecialDay, extendVouchers, lockLiveOf, setClosed, slotsOn } from './close-store';
import { noteNews } from './news';
import { setCapacity, setStatus } from './operate-store';
import { cancelAppointments, expectStep } from './release';
import { limitMs } from './slot-state';
import { sweepSlot } from './waiting';
import { isHeldByOrder } from './with-order-store';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Closings of the next hours are told at night, too. */
const SOON_MS = 12 * HOUR_MS;

/** Ends what is left in a closed slot: rights are free again and last a day longer, and everybody is told. */
export async function emptySlot(tx: Tx, slotId: string, nowMs: number): Promise<number> {
  const appointments = await lockLiveOf(tx, [slotId]);
  await extendVouchers(
    tx,
    appointments.map(({ id }) => id),
    { days: 1, freeUntilMs: nowMs + closedRefundDays * DAY_MS },
  );
  await cancelAppointments(tx, appointments, { reason: 'closed' }, nowMs);
  await noteNews(
    tx,
    appointments.map(({ id, member_id, starts_ms }) => ({
      memberId: member_id,
      template: 'appointmentClosed' as const,
      appointmentId: id,
      once: `closed:${id}`,
      isUrgent: true,
      atNight: starts_ms - nowMs <= SOON_MS,
    })),
    nowMs,
  );
  await sweepSlot(tx, slotId, nowMs);
  return appointments.length;
}

export async function openSlot(tx: Tx, slotId: string, nowMs: number): Promise<void> {
  await setClosed(tx, [slotId], false);
  await sweepSlot(tx, slotId, nowMs);
}

export async function openDay(tx: Tx, { itemId, day }: { itemId: string; day: string }): Promise<void> {
  await dropSpecialDay(tx, itemId, day);
  await setClosed(tx, await slotsOn(tx, itemId, day), false);
}

/** Another number of places, never fewer than are taken; what is free goes to whoever waits. */
export async function changeCapacity(tx: Tx, slotId: string, capacity: number, nowMs: number): Promise<void> {
  if (!(await setCapacity(tx, slotId, capacity))) {
    throw badInput([{ field: 'capacity', reason: 'fewer than are taken' }]);
  }
  await sweepSlot(tx, slotId, nowMs);
}

/** The merchant takes it, or does not. */
export async function confirmAppointment(tx: Tx, id: string, nowMs: number): Promise<void> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw notFound();
  if (appointment.status !== appointmentStatus.ticketNotIssued) {
    throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  }
  // First its order: it is paid, and confirmed where the merchant looks at it.
  if (await isHeldByOrder(tx, appointment)) {
    throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  }
  await setStatus(tx, id, appointmentStatus.toBeUsed);
  await noteEvent(tx, {
    appointment_id: id,
    kind: 'confirmed',
    status: appointmentStatus.toBeUsed,
    at_ms: nowMs,
  });
  await noteNews(
    tx,
    [{ memberId: appointment.member_id, template: 'appointmentConfirmed', appointmentId: id }],
    nowMs,
  );
}

export async function rejectAppointment(tx: Tx, id: string, note: string, nowMs: number): Promise<void> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw notFound();
  if (appointment.status !== appointmentStatus.ticketNotIssued) {
    throw refuse('appointmentStateChanged', { detail: { from: appointment.status } });
  }
  await cancelAppointments(tx, [appointment], { reason: 'rejected', note }, nowMs);
  await noteNews(
    tx,
    [{ memberId: appointment.member_id, template: 'appointmentRejected', appointmentId: id }],
    nowMs,
  );
}

/** Cancels for a member, also when they themselves no longer can: a stand-alone one counts as missed then. */
export async function cancelForMember(tx: Tx, id: string, note: string, nowMs: number): Promise<void> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw notFound();
  expectStep(appointment.status, appointmentStatus.cancelled);
  const item = await itemOf(tx, appointment.item_id);
  const isLate = nowMs >= limitMs(appointment, item.cancel_until_min);
  const isAlone = (await vouchersOfAppointment(tx, id)).length === 0;
  await cancelAppointments(
    tx,
    [appointment],
    { reason: 'operator', note, isMissed: isLate && isAlone },
    nowMs,
  );
}
