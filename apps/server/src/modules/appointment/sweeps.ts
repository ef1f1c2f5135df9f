import { appointmentStatus, rightReminderDays } from '@yunyou/contract';
import { addDays, dayOf, instantOf, timeOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { freeAppointment, noteEvent } from './booking-store';
import { appointmentsBefore, lockEnded, markEnded, rightsToRemind } from './ends-store';
import { noteNews } from './news';
import { cancelAppointments } from './release';

const BATCH = 200;
const SOON_MS = 2 * 3_600_000;
const EVE_FROM = '18:00';

/** What was not used in its time has expired, who did not come is absent, and what nobody confirmed is off. */
export async function endOne(tx: Tx, id: string, nowMs: number): Promise<void> {
  const appointment = await lockEnded(tx, id);
  if (!appointment) return;
  const { status, member_id: memberId, reappoint, alone } = appointment;
  if (status === appointmentStatus.ticketNotIssued) {
    // One without its vouchers was never paid: nobody has rejected it.
    const isUnpaid = alone && appointment.order_id !== null;
    await cancelAppointments(tx, [appointment], { reason: isUnpaid ? 'order' : 'rejected' }, nowMs);
    if (isUnpaid) return;
    await noteNews(tx, [{ memberId, template: 'appointmentRejected', appointmentId: id }], nowMs);
    return;
  }
  const isUsed = status === appointmentStatus.used;
  const ended = isUsed ? appointmentStatus.used : appointmentStatus.expired;
  await markEnded(tx, { id, status: ended, missed: alone && !isUsed, nowMs });
  if (reappoint) await freeAppointment(tx, id, { visitors: false, vouchers: true });
  if (!isUsed) await noteEvent(tx, { appointment_id: id, kind: 'expired', status: ended, at_ms: nowMs });
}

/** Reminds on the eve, or two hours before. */
async function remind(
  tx: Tx,
  kind: 'eve' | 'soon',
  span: { fromMs: number; untilMs: number },
  nowMs: number,
): Promise<void> {
  const found = await appointmentsBefore(tx, span, kind, BATCH);
  await noteNews(
    tx,
    found.map(({ id, member_id, starts_ms }) => ({
      memberId: member_id,
      template: kind === 'eve' ? ('appointmentTomorrow' as const) : ('appointmentSoon' as const),
      appointmentId: id,
      once: `${kind}:${id}:${starts_ms}`,
      untilMs: starts_ms,
    })),
    nowMs,
  );
}

/** Reminds of what is tomorrow and of what begins soon, and of rights that end without a time. */
export async function remindOfAppointments(tx: Tx, nowMs: number): Promise<void> {
  const today = dayOf(nowMs);
  const tomorrow = addDays(today, 1);
  if (timeOf(nowMs) >= EVE_FROM) {
    const span = { fromMs: instantOf(tomorrow) - 1, untilMs: instantOf(addDays(tomorrow, 1)) };
    await remind(tx, 'eve', span, nowMs);
  }
  await remind(tx, 'soon', { fromMs: nowMs, untilMs: nowMs + SOON_MS }, nowMs);
  const rights = await rightsToRemind(tx, { today, untilDay: addDays(today, rightReminderDays) }, BATCH);
  await noteNews(
    tx,
    rights.map(({ id, member_id, last_day }) => ({
      memberId: member_id,
      template: 'rightExpiring' as const,
      voucherId: id,
      once: `right:${id}`,
      untilMs: instantOf(addDays(last_day, 1)),
    })),
    nowMs,
  );
}
