import { sql } from 'kysely';
import type { FirstUse, UnitsOf, UsesOf } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import type { CardRow, PeriodRow } from './cards-store';
import type { CardLineDetail } from './line-detail';

/** A card that a unit of a line is, or renews. */
export interface UnitCard {
  card: CardRow;
  /** Its periods in their order. */
  periods: PeriodRow[];
  paidMs: number;
  lineId: string;
  /** Of its line; null for a renewal. */
  unit: number | null;
}

/** Cards that lines brought or renewed, with their periods. One query. */
export async function cardsOfUnits(
  db: Queries,
  units: readonly { line: UnitsOf<CardLineDetail>['line'] }[],
): Promise<UnitCard[]> {
  const wanted = units.map(({ line }) => ({ lineId: line.id, cardId: line.detail.renewal?.cardId ?? null }));
  if (wanted.length === 0) return [];
  const { rows } = await sql<UnitCard>`
    select to_jsonb(c) as card, w."lineId", case when w."cardId" is null then c.unit end as unit,
      coalesce(o.paid_ms, o.created_ms)::double precision as "paidMs",
      coalesce((select jsonb_agg(to_jsonb(p) order by p.seq) from card_periods p where p.card_id = c.id), '[]'::jsonb)
        as periods
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("lineId" text, "cardId" text)
      join order_lines l on l.id = w."lineId" join orders o on o.id = l.order_id
      join cards c on (w."cardId" is null and c.line_id = w."lineId") or c.id = w."cardId"
    order by w."lineId", c.unit`.execute(db);
  return rows;
}

/** Whose orders they are, by their ids. */
export async function membersOfOrders(
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'member_id'])
    .where('id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ id, member_id }) => [id, member_id]));
}

/** What is handed in of cards is taken back. */
export async function withdrawOpen(tx: Tx, cardIds: readonly string[], nowMs: number): Promise<void> {
  await sql`update card_applications set status = 'withdrawn', decided_ms = ${nowMs}
    where card_id = any(${[...cardIds]}) and status = 'submitted'`.execute(tx);
}

/** The last day of a card, and of its last period, so many days later. */
export async function extendCard(
  tx: Tx,
  cardId: string,
  { lastDay, seq }: { lastDay: string; seq: number },
): Promise<void> {
  await tx.updateTable('cards').set({ last_day: lastDay }).where('id', '=', cardId).execute();
  await tx
    .updateTable('card_periods')
    .set({ last_day: lastDay })
    .where('card_id', '=', cardId)
    .where('seq', '=', seq)
    .execute();
}

export async function deletePeriod(tx: Tx, cardId: string, seq: number): Promise<void> {
  await tx.deleteFrom('card_periods').where('card_id', '=', cardId).where('seq', '=', seq).execute();
}

/**
 * When somebody was first let in with a card of lines. Of a member nothing is listed: the user center counts what is to be
 * reviewed in five reads, and a card is in use for a year.
 */
export async function firstEntries(db: Queries, of: UsesOf): Promise<FirstUse[]> {
  if (!('lineIds' in of) || of.lineIds.length === 0) return [];
  const { rows } = await sql<FirstUse>`
    select c.line_id as "lineId", min(e.at_ms)::double precision as "atMs"
    from cards c join card_entries e on e.card_id = c.id
    where e.outcome = 'admitted' and c.line_id = any(${[...of.lineIds]}::text[])
    group by 1`.execute(db);
  return rows;
}
