import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { AnnualCardTables } from './tables';

export type EntryRow = Selectable<AnnualCardTables['card_entries']>;

export interface ShownEntry extends EntryRow {
  name_cipher: string;
}

/** Entries of a card since an instant, the newest first. */
export async function entriesOf(
  db: Queries,
  cardId: string,
  { sinceMs, page, size }: { sinceMs: number; page: number; size: number },
): Promise<{ entries: ShownEntry[]; total: number }> {
  const of = db
    .selectFrom('card_entries as e')
    .where('e.card_id', '=', cardId)
    .where('e.at_ms', '>=', sinceMs);
  const entries = await of
    .innerJoin('card_persons as p', 'p.id', 'e.person_id')
    .selectAll('e')
    .select('p.name_cipher')
    .orderBy('e.at_ms', 'desc')
    .orderBy('e.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { entries, total };
}

export async function insertEntry(tx: Tx, row: Insertable<AnnualCardTables['card_entries']>): Promise<void> {
  await tx.insertInto('card_entries').values(row).execute();
}

export async function lockEntry(tx: Tx, id: string): Promise<EntryRow> {
  const row = await tx
    .selectFrom('card_entries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function cancelEntryRow(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('card_entries')
    .set({ outcome: 'cancelled', seq: null })
    .where('id', '=', id)
    .execute();
}

/** Admitted and refused ones at gates, the newest first. */
export const latestEntries = (db: Queries, limit: number) =>
  db
    .selectFrom('card_entries as e')
    .innerJoin('card_persons as p', 'p.id', 'e.person_id')
    .selectAll('e')
    .select('p.person_no')
    .orderBy('e.at_ms', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .execute();

/** What a person has done so far, as the gate asks it. */
export interface Visits {
  today_here: number;
  /** The highest number of today here. */
  last_seq: number;
  /** Other places of today. */
  other_spots: number;
  /** Here in the period that runs. */
  in_period: number;
  last_here_ms: number | null;
  /** Whether a period of the card covers the day. */
  covered: boolean;
  /** Whether the member has an appointment here for the day. */
  appointed: boolean;
}

/** One statement: counts of admitted entries, the card's period, and an appointment of its member. */
export async function visitsOf(
  db: Queries,
  { personId, cardId, spotId, day }: { personId: string; cardId: string; spotId: string; day: string },
): Promise<Visits> {
  const { rows } = await sql<Visits>`
    with period as (
      select max(first_day) as first_day from card_periods
      where card_id = ${cardId} and first_day <= ${day} and last_day >= ${day}
    ), own as (
      select e.spot_id, e.day, e.seq, e.at_ms from card_entries e where e.person_id = ${personId} and e.outcome = 'admitted'
    )
    select
      (select count(*)::integer from own where spot_id = ${spotId} and day = ${day}) as today_here,
      (select coalesce(max(seq), 0) from own where spot_id = ${spotId} and day = ${day}) as last_seq,
      (select count(distinct spot_id)::integer from own where day = ${day} and spot_id <> ${spotId}) as other_spots,
      (select count(*)::integer from own, period where spot_id = ${spotId} and day >= period.first_day) as in_period,
      (select max(at_ms) from own where spot_id = ${spotId}) as last_here_ms,
      (select first_day is not null from period) as covered,
      exists (select from appointments a join appointment_items i on i.id = a.item_id join cards c on c.member_id = a.member_id
        join appointment_slots t on t.id = a.slot_id
        where c.id = ${cardId} and i.spot_id = ${spotId} and t.day = ${day} and a.status in (1, 2) and a.ended_ms is null)
        as appointed`.execute(db);
  const [visits] = rows;
  if (!visits) throw new Error('The counts of a person are always there.');
  return visits;
}
