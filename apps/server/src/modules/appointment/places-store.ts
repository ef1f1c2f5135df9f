import { appointmentNextSlots, fewLeft, type SlotFullDetail } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { lockRows } from '../../database/lock-rows';
import { type Refusal, refuse } from '../../http/refusal';

/** Takes places of a slot, all or none; false when they are not there, or the slot is closed. */
export async function takePlaces(tx: Tx, slotId: string, size: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update appointment_slots set taken = taken + ${size}::integer
    where id = ${slotId} and not closed and not marked and taken + ${size}::integer <= capacity`.execute(tx);
  return numAffectedRows > 0n;
}

/** Gives places back, slots locked in the order of their ids. */
export async function givePlaces(tx: Tx, given: readonly { slotId: string; size: number }[]): Promise<void> {
  if (given.length === 0) return;
  await lockRows(
    tx,
    'appointment_slots',
    given.map(({ slotId }) => slotId),
  );
  await sql`
    with given as (
      select "slotId" as id, sum(size)::integer as size
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("slotId" text, size integer) group by 1
    )
    update appointment_slots s set taken = s.taken - g.size from given g where s.id = g.id`.execute(tx);
}

/** Moves places from one slot to another, both locked in the order of their ids; false when the new ones are gone. */
export async function movePlaces(
  tx: Tx,
  { from, to, size }: { from: string; to: string; size: number },
): Promise<boolean> {
  await lockRows(tx, 'appointment_slots', [from, to]);
  const { rows } = await sql<{ id: string }>`
    update appointment_slots s set taken = s.taken + case when s.id = ${to} then ${size}::integer else -${size}::integer end
    where s.id in (${from}, ${to}) and (s.id = ${from}
      or (not s.closed and not s.marked and s.taken + ${size}::integer <= s.capacity))
    returning s.id`.execute(tx);
  return rows.length === 2;
}

interface Found extends SlotFullDetail {
  closed: boolean;
}

/** What a slot has left, and the nearest ones that have places for as many people. */
async function leftAround(db: Queries, slotId: string, size: number, nowMs: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select o.closed or o.marked as closed, greatest(0, o.capacity - o.taken) as left, coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'day', n.day, 'from', n.from_time, 'to', n.to_time,
        'left', case when n.capacity - n.taken >= ${fewLeft}::integer then null else n.capacity - n.taken end)
        order by n.starts_ms)
      from (
        select s.* from appointment_slots s
        where s.item_id = o.item_id and s.id <> o.id and not s.closed and not s.marked
          and s.opens_ms <= ${nowMs} and s.starts_ms - i.book_until_min * 60000::bigint > ${nowMs}
          and s.capacity - s.taken >= ${size}::integer
        order by abs(s.starts_ms - o.starts_ms), s.starts_ms limit ${appointmentNextSlots}
      ) n), '[]') as slots
    from appointment_slots o join appointment_items i on i.id = o.item_id where o.id = ${slotId}`.execute(db);
  return rows[0] ?? { closed: true, left: 0, slots: [] };
}

/** Why places could not be taken. */
export async function placesGone(db: Queries, slotId: string, size: number, nowMs: number): Promise<Refusal> {
  const { closed, ...detail } = await leftAround(db, slotId, size, nowMs);
  return closed ? refuse('slotClosed') : refuse('slotFull', { detail });
}
