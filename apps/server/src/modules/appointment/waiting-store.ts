import type { AppointmentRealName, LocalizedText, Picture } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { SlotRow } from './items-store';
import type { AppointmentTables } from './tables';

export type EntryRow = Selectable<AppointmentTables['waiting_entries']>;

/** Locks a slot whose places are free, with the end of its booking. */
export async function freeOfSlot(
  tx: Tx,
  slotId: string,
): Promise<(SlotRow & { book_until_min: number; waiting: boolean }) | undefined> {
  const { rows } = await sql<SlotRow & { book_until_min: number; waiting: boolean }>`
    select s.*, i.book_until_min, i.waiting from appointment_slots s join appointment_items i on i.id = s.item_id
    where s.id = ${slotId} for no key update of s`.execute(tx);
  return rows[0];
}

/** Who waits for a slot with a group that would fit, the oldest first; whoever is leaving at this moment is left out. */
export const waitingThatFit = (
  tx: Tx,
  slotId: string,
  free: number,
): Promise<Pick<EntryRow, 'id' | 'member_id' | 'size'>[]> =>
  tx
    .selectFrom('waiting_entries')
    .select(['id', 'member_id', 'size'])
    .where('slot_id', '=', slotId)
    .where('state', '=', 'waiting')
    .where('size', '<=', free)
    .orderBy('joined_ms')
    .orderBy('id')
    .limit(free)
    .forUpdate()
    .skipLocked()
    .execute();

/** Offers places of a locked slot. */
export async function offerTo(
  tx: Tx,
  slotId: string,
  entries: readonly Pick<EntryRow, 'id' | 'size'>[],
  untilMs: number,
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await tx
    .updateTable('waiting_entries')
    .set({ state: 'offered', offered_until_ms: untilMs })
    .where('id', 'in', ids)
    .execute();
  const size = entries.reduce((sum, one) => sum + one.size, 0);
  await tx
    .updateTable('appointment_slots')
    .set((eb) => ({ taken: eb('taken', '+', size) }))
    .where('id', '=', slotId)
    .execute();
}

/** Live entries of a member, and whether one is for this slot. */
export async function liveEntries(
  db: Queries,
  memberId: string,
  slotId: string,
): Promise<{ live: number; here: number }> {
  const { rows } = await sql<{ live: number; here: number }>`
    select count(*)::integer as live, (count(*) filter (where slot_id = ${slotId}))::integer as here
    from waiting_entries where member_id = ${memberId} and state in ('waiting', 'offered')`.execute(db);
  return rows[0] ?? { live: 0, here: 0 };
}

export async function countAhead(
  db: Queries,
  slotId: string,
  before: Pick<EntryRow, 'joined_ms' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::integer as ahead from waiting_entries
    where slot_id = ${slotId} and state = 'waiting' and (joined_ms, id) < (${before.joined_ms}, ${before.id})`.execute(
    db,
  );
  return rows[0]?.ahead ?? 0;
}

export async function insertEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx.insertInto('waiting_entries').values(row).execute();
}

/** Locks a member's entry. */
export const lockEntry = (tx: Tx, id: string, memberId: string): Promise<EntryRow | undefined> =>
  tx
    .selectFrom('waiting_entries')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export async function endEntry(
  tx: Tx,
  id: string,
  state: 'taken' | 'left' | 'lapsed' | 'over',
  appointmentId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('waiting_entries')
    .set({ state, appointment_id: appointmentId, offered_until_ms: null })
    .where('id', '=', id)
    .execute();
}

export interface ListedEntry extends EntryRow {
  title: LocalizedText;
  placeName: LocalizedText;
  picture: Picture;
  real_name: AppointmentRealName;
  book_until_min: number;
  day: string;
  from_time: string;
  to_time: string;
  starts_ms: number;
  ends_ms: number;
  ahead: number;
}

/** A page of a member's entries, the newest first. */
export async function pageOfEntries(
  db: Queries,
  memberId: string,
  { page, size }: { page: number; size: number },
): Promise<{ entries: ListedEntry[]; total: number }> {
  const { rows } = await sql<ListedEntry & { total: number }>`
    select w.*, i.texts->'title' as title, i.texts->'placeName' as "placeName", i.picture, i.real_name, i.book_until_min,
      s.day, s.from_time, s.to_time, s.starts_ms, s.ends_ms,
      case when w.state = 'waiting' then (select count(*)::integer from waiting_entries o
        where o.slot_id = w.slot_id and o.state = 'waiting' and (o.joined_ms, o.id) < (w.joined_ms, w.id)) else 0 end as ahead,
      (count(*) over ())::integer as total
    from waiting_entries w join appointment_slots s on s.id = w.slot_id join appointment_items i on i.id = w.item_id
    where w.member_id = ${memberId}
    order by w.joined_ms desc, w.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { entries: rows, total: rows[0]?.total ?? 0 };
}

/** Slots with offers whose time is over, or with a list whose booking has ended, or with places that somebody waits for. */
export async function slotsToSweep(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from waiting_entries w
      join appointment_slots s on s.id = w.slot_id join appointment_items i on i.id = s.item_id
    where (w.state = 'offered' and w.offered_until_ms <= ${nowMs})
      or (w.state in ('waiting', 'offered') and s.starts_ms - i.book_until_min * 60000::bigint <= ${nowMs})
      or (w.state = 'waiting' and not s.closed and not s.marked and s.capacity - s.taken >= w.size)
    order by s.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entries of a locked slot that are over now: offers nobody took, and all of them once `isOver`. */
export const dueEntries = (tx: Tx, slotId: string, nowMs: number, isOver: boolean): Promise<EntryRow[]> =>
  tx
    .selectFrom('waiting_entries')
    .selectAll()
    .where('slot_id', '=', slotId)
    .where('state', 'in', ['waiting', 'offered'])
    .$if(!isOver, (query) => query.where('state', '=', 'offered').where('offered_until_ms', '<=', nowMs))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
