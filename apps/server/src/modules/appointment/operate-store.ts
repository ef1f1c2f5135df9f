import type { AppointmentStatus, LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { newId } from '../../security/ids';
import type { Hours } from './tables';
import { newCode } from './visitors';

export async function setCapacity(tx: Tx, slotId: string, capacity: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update appointment_slots set capacity = ${capacity}::integer
    where id = ${slotId} and taken <= ${capacity}::integer`.execute(tx);
  return numAffectedRows > 0n;
}

export async function setStatus(tx: Tx, id: string, status: AppointmentStatus): Promise<void> {
  await tx.updateTable('appointments').set({ status }).where('id', '=', id).execute();
}

/** Makes vouchers for people who buy elsewhere; answers their codes. */
export async function makeOutside(
  tx: Tx,
  given: { itemId: string; title: LocalizedText; people: number; firstDay: string; lastDay: string },
  count: number,
  nowMs: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx
    .insertInto('outside_vouchers')
    .values(
      codes.map((code) => ({
        id: newId(),
        code,
        item_id: given.itemId,
        title: JSON.stringify(given.title),
        people: given.people,
        first_day: given.firstDay,
        last_day: given.lastDay,
        member_id: null,
        created_ms: nowMs,
      })),
    )
    .execute();
  return codes;
}

/** Puts other weekly hours in the place of an item's. */
export async function setHours(
  tx: Tx,
  itemId: string,
  rows: readonly (Hours & { weekdays: number[] })[],
): Promise<void> {
  await tx.deleteFrom('appointment_hours').where('item_id', '=', itemId).execute();
  await tx
    .insertInto('appointment_hours')
    .values(
      rows.map(({ weekdays, from, to, slotMinutes, capacity }, seq) => ({
        item_id: itemId,
        seq,
        season_first: null,
        season_last: null,
        weekdays,
        from_time: from,
        to_time: to,
        slot_minutes: slotMinutes,
        capacity,
      })),
    )
    .execute();
}
