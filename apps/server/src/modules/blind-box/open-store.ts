import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from '../activity/offers-store';
import type { DayRow } from '../lottery/days-store';
import { type ItemRow, isGoingBackSql, itemsSql, type OpeningRow, type SetRow } from './rows-store';
import type { UnitRow } from './units-store';

export const unitOfMember = (
  db: Queries,
  { memberId, unitId }: { memberId: string; unitId: string },
): Promise<UnitRow | undefined> =>
  db
    .selectFrom('box_units')
    .selectAll()
    .where('id', '=', unitId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/**
 * Locks a set: its openings are one after the other. Its activity, which a prize names, is kept first, and orders are locked after
 * the set, as whoever withdraws it does.
 */
export async function lockForOpening(tx: Tx, activityId: string): Promise<void> {
  await sql`
    select from activities a join box_sets b on b.activity_id = a.id where a.id = ${activityId}
    for key share of a for update of b`.execute(tx);
}

/** What is read of a box, its set and its member before it is opened. */
export interface ToOpen {
  activity: ActivityRow;
  set: SetRow;
  items: ItemRow[];
  unit: UnitRow;
  isGoingBack: boolean;
  misses: number;
  /** The member has agreed that what is opened is not returned. */
  hasAgreed: boolean;
  /** The place that is set by hand. */
  forcedK: number | null;
  /** What the day is drawn by; null where nothing is committed to yet. */
  day: DayRow | null;
}

/** One query, after the order and the set are locked. */
export async function toOpen(
  tx: Tx,
  { unitId, memberId, day }: { unitId: string; memberId: string; day: string },
): Promise<ToOpen> {
  const { rows } = await sql<ToOpen>`
    select to_jsonb(a) as activity, to_jsonb(b) as set, ${itemsSql} as items, to_jsonb(u) as unit, ${isGoingBackSql} as "isGoingBack",
      coalesce(m.misses, 0) as misses, m.opening_agreed_ms is not null as "hasAgreed", m.forced_k as "forcedK",
      (select to_jsonb(s) from draw_days s where s.activity_id = a.id and s.day = ${day}) as day
    from box_units u join box_sets b on b.activity_id = u.activity_id join activities a on a.id = b.activity_id
      left join box_members m on m.activity_id = u.activity_id and m.member_id = u.member_id
    where u.id = ${unitId} and u.member_id = ${memberId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`${unitId} is the member's.`);
  return row;
}

/** Writes how a box was opened, and what that changes of its set, item, unit and member. One statement. */
export async function writeOpening(
  tx: Tx,
  { opening, misses }: { opening: OpeningRow; misses: number },
): Promise<void> {
  await sql`
    with written as (
      insert into box_openings
      select r.* from jsonb_populate_record(null::box_openings, ${JSON.stringify(opening)}::jsonb) r
    ), counted as (
      update box_sets set opened = ${opening.seq} where activity_id = ${opening.activity_id}
    ), drawn as (
      update box_items set opened = opened + 1 where id = ${opening.item_id}
    ), changed as (
      update box_units set state = 'opened', changed_ms = ${opening.at_ms} where id = ${opening.unit_id}
    )
    insert into box_members (activity_id, member_id, misses, opening_agreed_ms)
    values (${opening.activity_id}, ${opening.member_id}, ${misses}, ${opening.at_ms})
    on conflict (activity_id, member_id) do update set misses = excluded.misses, forced_k = null,
      opening_agreed_ms = coalesce(box_members.opening_agreed_ms, excluded.opening_agreed_ms)`.execute(tx);
}

/** The place that the next opening of a member is to have; null: the one that it draws. For systems for tests. */
export async function setForcedPlace(
  db: Queries,
  { activeId, memberId, k }: { activeId: string; memberId: string; k: number | null },
): Promise<void> {
  await db
    .insertInto('box_members')
    .values({ activity_id: activeId, member_id: memberId, forced_k: k })
    .onConflict((conflict) => conflict.columns(['activity_id', 'member_id']).doUpdateSet({ forced_k: k }))
    .execute();
}

/** What a member's next box is drawn from; undefined where there is no such set or member. */
export async function nextOf(
  db: Queries,
  { activeId, memberId }: { activeId: string; memberId: string },
): Promise<{ set: SetRow; items: ItemRow[]; misses: number } | undefined> {
  const { rows } = await sql<{ set: SetRow; items: ItemRow[]; misses: number }>`
    select to_jsonb(b) as set, ${itemsSql} as items,
      coalesce((select m.misses from box_members m where m.activity_id = b.activity_id and m.member_id = u.id), 0) as misses
    from box_sets b, members u where b.activity_id = ${activeId} and u.id = ${memberId}`.execute(db);
  return rows[0];
}
