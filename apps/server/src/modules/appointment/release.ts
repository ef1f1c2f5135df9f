import {
  type AppointmentCancelReason,
  type AppointmentStatus,
  appointmentStatus,
  appointmentTransitions,
  isTransitionPermitted,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { type AppointmentRow, endAppointment, freeAppointment, noteEvent } from './booking-store';
import { offerPlaces } from './offer';
import { givePlaces } from './places-store';

/** Refuses a step that its status does not permit. */
export function expectStep(from: AppointmentStatus, to: AppointmentStatus): void {
  if (!isTransitionPermitted(appointmentTransitions, from, to)) {
    throw refuse('appointmentStateChanged', { detail: { from } });
  }
}

interface Cancelled {
  reason: AppointmentCancelReason;
  note?: string;
  /** Counts as missed: it was cancelled too late. */
  isMissed?: boolean;
}

/** Cancels locked appointments: visitors and vouchers are free, and the places go to whoever waits, or to everybody. */
export async function cancelAppointments(
  tx: Tx,
  appointments: readonly AppointmentRow[],
  { reason, note = '', isMissed = false }: Cancelled,
  nowMs: number,
): Promise<void> {
  for (const { id, status } of appointments) {
    expectStep(status, appointmentStatus.cancelled);
    await endAppointment(tx, id, {
      status: appointmentStatus.cancelled,
      reason,
      note,
      missedMs: isMissed ? nowMs : null,
    });
    await freeAppointment(tx, id, { visitors: true, vouchers: true });
    await noteEvent(tx, {
      appointment_id: id,
      kind: 'cancelled',
      status: appointmentStatus.cancelled,
      note: reason,
      at_ms: nowMs,
    });
  }
  await givePlaces(
    tx,
    appointments.map(({ slot_id, size }) => ({ slotId: slot_id, size })),
  );
  await offerPlaces(tx, [...new Set(appointments.map(({ slot_id }) => slot_id))].sort(), nowMs);
}
