import type { LocalizedText, Picture } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { ruledBoxSql } from '../activity/box-facts-store';
import type { RuledBox } from '../activity/box-rules';
import type { SoldInActivity } from '../activity/pool-store';
import type { StatementRow } from './age-store';
import type { BoughtBoxes } from './limits';
import { boughtSince } from './limits-store';

/** A set as a line of an order takes it in. */
export interface BoxForSale {
  activeId: string;
  name: LocalizedText;
  picture: Picture;
  supplierId: string;
  activityProductId: string;
  priceFen: number;
  left: number;
}

/** These sets; drafts and unknown ones are missing. */
export async function boxesForSale(db: Queries, activeIds: readonly string[]): Promise<BoxForSale[]> {
  const { rows } = await sql<BoxForSale>`
    select a.id as "activeId", a.name, a.picture, b.supplier_id as "supplierId", p.id as "activityProductId",
      p.price_fen as "priceFen", s.total - s.taken - s.allotted as "left"
    from box_sets b join activities a on a.id = b.activity_id
      join activity_products p on p.id = b.activity_product_id join stock s on s.pool_id = p.id and s.slot = ''
    where a.id = any(${[...activeIds]}) and a.state <> 'draft'`.execute(db);
  return rows;
}

/** What is read of a member who buys of a set. */
export interface BoxBuyer {
  /** An order of theirs was paid once; told where that matters. */
  hasPaid: boolean;
  /** Versions of the rules that they agreed to. */
  agreed: string[];
  statement: StatementRow | null;
  /** As their profile says; empty where it says none. */
  ownBirthday: string;
  /** Since the day began, of all sets. */
  bought: BoughtBoxes;
}

/** A set that a line is bought of, and its buyer. */
export interface BoxToOrder extends SoldInActivity, BoxBuyer {
  ruled: RuledBox;
  /** Boxes that nobody has. */
  left: number;
  /** Hidden items that are still in it. */
  hiddenLeft: number;
}

const buyerOf = (memberId: string, dayStartMs: number): RawBuilder<unknown> => sql`
  a.audience = 'newMember' and exists (select from orders o
    where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
  array(select rules_version from activity_agreements r
    where r.member_id = ${memberId} and r.activity_id = a.id) as agreed,
  (select to_jsonb(y) from age_statements y where y.member_id = ${memberId}) as statement,
  coalesce((select birthday from member_profiles m where m.member_id = ${memberId}), '') as "ownBirthday",
  ${boughtSince(memberId, dayStartMs)} as bought`;

const hiddenLeft = sql`(select coalesce(sum(start_count - opened - returned), 0)::integer from box_items i
  where i.activity_id = a.id and i.hidden)`;

/** Undefined where the activity sells no such boxes. One query. */
export async function boxToOrder(
  db: Queries,
  asked: { activeId: string; activityProductId: string; memberId: string; dayStartMs: number },
): Promise<BoxToOrder | undefined> {
  const { activeId, activityProductId, memberId, dayStartMs } = asked;
  const { rows } = await sql<BoxToOrder>`
    select to_jsonb(p) as product, to_jsonb(a) as activity, ${ruledBoxSql} as ruled,
      s.total - s.taken - s.allotted as "left", ${hiddenLeft} as "hiddenLeft", ${buyerOf(memberId, dayStartMs)}
    from box_sets b join activities a on a.id = b.activity_id
      join activity_products p on p.id = b.activity_product_id join stock s on s.pool_id = p.id and s.slot = ''
    where a.id = ${activeId} and p.id = ${activityProductId}`.execute(db);
  return rows[0];
}

/** How a member stands to a set. */
export interface BoxStanding extends SoldInActivity, BoxBuyer {
  ruled: RuledBox;
  toOpen: number;
  misses: number;
  openingAgreed: boolean;
}

/** Undefined where there is no such set. One query. */
export async function boxStanding(
  db: Queries,
  { activeId, memberId, dayStartMs }: { activeId: string; memberId: string; dayStartMs: number },
): Promise<BoxStanding | undefined> {
  const { rows } = await sql<BoxStanding>`
    select to_jsonb(p) as product, to_jsonb(a) as activity, ${ruledBoxSql} as ruled, ${buyerOf(memberId, dayStartMs)},
      (select count(*)::integer from box_units u
        where u.member_id = ${memberId} and u.activity_id = a.id and u.state = 'paid') as "toOpen",
      coalesce(z.misses, 0) as misses, z.opening_agreed_ms is not null as "openingAgreed"
    from box_sets b join activities a on a.id = b.activity_id
      join activity_products p on p.id = b.activity_product_id
      left join box_members z on z.activity_id = a.id and z.member_id = ${memberId}
    where a.id = ${activeId}`.execute(db);
  return rows[0];
}

/** Keeps openings of a set waiting until the transaction ends; answers how many hidden items are still in it. */
export async function holdSet(tx: Tx, activityProductId: string): Promise<number> {
  await sql`select from box_sets where activity_product_id = ${activityProductId} for share`.execute(tx);
  const { rows } = await sql<{ left: number }>`
    select ${hiddenLeft} as left from box_sets b join activities a on a.id = b.activity_id
    where b.activity_product_id = ${activityProductId}`.execute(tx);
  return rows[0]?.left ?? 0;
}
