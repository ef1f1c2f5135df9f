import type { Tx } from '../../database/connect';
import { forgetPersons, leaveAllLists } from './forget-store';
import { offerPlaces } from './offer';
import { givePlaces } from './places-store';

/** Takes names and documents out of a member's appointments, and ends their places in waiting lists. */
export async function forgetAppointments(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const given = await leaveAllLists(tx, memberId);
  await givePlaces(tx, given);
  await forgetPersons(tx, memberId);
  await offerPlaces(tx, [...new Set(given.map(({ slotId }) => slotId))].sort(), nowMs);
}
