import { type Selectable, sql } from 'kysely';
import type { BlindBoxTables } from './tables';

export type SetRow = Selectable<BlindBoxTables['box_sets']>;
export type ItemRow = Selectable<BlindBoxTables['box_items']>;
export type OpeningRow = Selectable<BlindBoxTables['box_openings']>;

/** Items of a set `b` in their published order. */
export const itemsSql = sql<ItemRow[]>`(select jsonb_agg(to_jsonb(i) order by i.seq)
  from box_items i where i.activity_id = b.activity_id)`;

/** A request for its money names the box `u`: it is on its way back. */
export const isGoingBackSql = sql<boolean>`exists (select from refund_items r
  where r.line_id = u.line_id and r.unit = u.unit and r.live and not r.partial)`;

/** Pieces of an item that are in the set: neither opened nor, after its end, given back. */
export const remainingOf = ({
  start_count,
  opened,
  returned,
}: Pick<ItemRow, 'start_count' | 'opened' | 'returned'>): number => start_count - opened - returned;

/** Items as they are drawn from. */
export const piecesOf = <Item extends ItemRow>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, remaining: remainingOf(item) }));
