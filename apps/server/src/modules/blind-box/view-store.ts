import type { LocalizedText } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { ruledBoxSql } from '../activity/box-facts-store';
import type { RuledBox } from '../activity/box-rules';
import type { ActivityRow } from '../activity/offers-store';
import type { DayRow } from '../lottery/days-store';
import { type ItemRow, isGoingBackSql, itemsSql, type OpeningRow, type SetRow } from './rows-store';
import type { UnitRow } from './units-store';

/** An opening as everybody is told of it. */
export interface LedgerEntry {
  seq: number;
  itemId: string;
  item: LocalizedText;
  hidden: boolean;
  pity: boolean;
  /** Of the member, not masked. */
  name: string;
  atMs: number;
}

const ledgerSql = sql`
  select o.seq, i.id as "itemId", i.name as item, i.hidden, o.pity, m.name, o.at_ms as "atMs"
  from box_openings o join box_items i on i.id = o.item_id join members m on m.id = o.member_id`;

/** A set with everything that anybody is shown of it. */
export interface ShownSet {
  activity: ActivityRow;
  set: SetRow;
  items: ItemRow[];
  /** What the rules say of it. */
  ruled: RuledBox;
  shopName: LocalizedText;
  priceFen: number;
  perOrder: number;
  /** Boxes that nobody has bought or ordered. */
  left: number;
  latest: LedgerEntry | null;
}

/** Undefined where there is no such set. One query. */
export async function shownSet(db: Queries, activeId: string): Promise<ShownSet | undefined> {
  const { rows } = await sql<ShownSet>`
    select to_jsonb(a) as activity, to_jsonb(b) as set, ${itemsSql} as items, ${ruledBoxSql} as ruled, h.name as "shopName",
      p.price_fen as "priceFen", p.limit_per_order as "perOrder",
      coalesce((select k.total - k.taken - k.allotted from stock k where k.pool_id = p.id and k.slot = ''), 0) as "left",
      (select to_jsonb(l) from (${ledgerSql} where o.activity_id = b.activity_id order by o.seq desc limit 1) l) as latest
    from box_sets b join activities a on a.id = b.activity_id
      join activity_products p on p.id = b.activity_product_id join shops h on h.id = b.supplier_id
    where b.activity_id = ${activeId}`.execute(db);
  return rows[0];
}

/** What decides whether a set can be looked at; undefined where there is no such set. */
export async function setActivity(db: Queries, activeId: string): Promise<ActivityRow | undefined> {
  const { rows } = await sql<{ activity: ActivityRow }>`
    select to_jsonb(a) as activity from box_sets b join activities a on a.id = b.activity_id
    where b.activity_id = ${activeId}`.execute(db);
  return rows[0]?.activity;
}

interface Page {
  page: number;
  size: number;
}

/** A page of the openings of a set, the newest first. */
export async function ledgerOf(
  db: Queries,
  { activeId, page, size }: { activeId: string } & Page,
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const { rows } = await sql<LedgerEntry & { total: number }>`
    with shown as (${ledgerSql} where o.activity_id = ${activeId}
      order by o.seq desc limit ${size} offset ${(page - 1) * size})
    select s.*, (select count(*)::integer from box_openings where activity_id = ${activeId}) as total
    from shown s order by s.seq desc`.execute(db);
  return { entries: rows, total: rows[0]?.total ?? 0 };
}

/** How a box was opened, with everything that it is checked by. */
export interface ShownOpening {
  opening: OpeningRow;
  day: DayRow;
  /** All of the set. */
  items: ItemRow[];
}

/** The opening `o` of the set `b`. */
const openingSql = sql<ShownOpening>`jsonb_build_object('opening', to_jsonb(o), 'items', ${itemsSql},
  'day', (select to_jsonb(s) from draw_days s where s.activity_id = o.activity_id and s.day = o.day))`;

/** A box of a member; `opened`: how, null before. */
export interface ShownUnit {
  unit: UnitRow;
  activity: Pick<ActivityRow, 'name' | 'picture'>;
  opened: ShownOpening | null;
  isGoingBack: boolean;
}

const shownUnitSql = sql`
  to_jsonb(u) as unit, jsonb_build_object('name', a.name, 'picture', a.picture) as activity,
  (select ${openingSql} from box_openings o where o.unit_id = u.id) as opened, ${isGoingBackSql} as "isGoingBack"`;

const unitsJoined = sql`box_units u join box_sets b on b.activity_id = u.activity_id
  join activities a on a.id = u.activity_id`;

/** A page of a member's boxes, those to open first, then what changed last; of one set, or of all. */
export async function unitsOf(
  db: Queries,
  { memberId, activeId, page, size }: { memberId: string; activeId: string | undefined } & Page,
): Promise<{ units: ShownUnit[]; total: number }> {
  const { rows } = await sql<ShownUnit & { total: number }>`
    select ${shownUnitSql}, count(*) over ()::integer as total from ${unitsJoined}
    where u.member_id = ${memberId} ${activeId === undefined ? sql`` : sql`and u.activity_id = ${activeId}`}
    order by u.state = 'paid' desc, u.changed_ms desc, u.line_id, u.unit
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { units: rows, total: rows[0]?.total ?? 0 };
}

/** A box of a member, with how many of the set they have to open. */
export async function shownUnit(
  db: Queries,
  unitId: string,
): Promise<{ shown: ShownUnit; toOpen: number } | undefined> {
  const { rows } = await sql<ShownUnit & { toOpen: number }>`
    select ${shownUnitSql}, (select count(*)::integer from box_units w
      where w.member_id = u.member_id and w.activity_id = u.activity_id and w.state = 'paid') as "toOpen"
    from ${unitsJoined} where u.id = ${unitId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { toOpen, ...shown } = row;
  return { shown, toOpen };
}

/** The opening that a prize came of; undefined for what came out of no box. */
export async function openingOfPrize(db: Queries, prizeOfMineId: string): Promise<ShownOpening | undefined> {
  const { rows } = await sql<{ opened: ShownOpening }>`
    select ${openingSql} as opened from box_openings o join box_sets b on b.activity_id = o.activity_id
    where o.prize_of_mine_id = ${prizeOfMineId}`.execute(db);
  return rows[0]?.opened;
}
