import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ActivityRow } from './offers-store';
import type { ActivityProductKind, ActivityTables } from './tables';

export type ActivityProductRow = Selectable<ActivityTables['activity_products']>;

/** Something that an activity sells out of its own pool, as the pool stands. */
export interface ProductStanding {
  product: ActivityProductRow;
  activity: ActivityRow;
  /** Units of all its slots. */
  total: number;
  left: number;
  slots: string[];
  /** Places are held or ordered, and not paid. */
  mayReturn: boolean;
}

const standing = sql`
  select to_jsonb(p) as product, to_jsonb(a) as activity, s.total, s."left", s.slots,
    exists (select from flash_grabs g where g.activity_product_id = p.id and g.state in ('granted', 'ordered'))
      or exists (select from group_seats g where g.activity_product_id = p.id and g.state = 'unpaid')
      or exists (select from bargains b where b.activity_product_id = p.id and b.order_id is not null
        and b.state in ('running', 'reached')) as "mayReturn"
  from activity_products p join activities a on a.id = p.activity_id
    cross join lateral (
      select coalesce(sum(total), 0)::integer as total, coalesce(sum(total - taken - allotted), 0)::integer as "left",
        coalesce(array_agg(slot order by slot) filter (where slot <> ''), '{}') as slots
      from stock where pool_id = p.id
    ) s`;

/** What these activities sell, in their order. */
export async function productsOfActivities(
  db: Queries,
  activityIds: readonly string[],
): Promise<ProductStanding[]> {
  if (activityIds.length === 0) return [];
  const { rows } = await sql<ProductStanding>`
    ${standing} where p.activity_id = any(${[...activityIds]}) order by p.activity_id, p.seq, p.id`.execute(
    db,
  );
  return rows;
}

/** These things; unknown ones are missing. */
export async function standingProducts(db: Queries, ids: readonly string[]): Promise<ProductStanding[]> {
  const { rows } =
    await sql<ProductStanding>`${standing} where p.id = any(${[...ids]}) and a.state <> 'draft'`.execute(db);
  return rows;
}

/** What runs, or is to come, for one product; the cheapest first. */
export async function productsNamed(
  db: Queries,
  {
    kind,
    productId,
    variantId,
    nowMs,
  }: {
    kind: ActivityProductKind;
    productId: string;
    variantId: string | undefined;
    nowMs: number;
  },
): Promise<ProductStanding[]> {
  const { rows } = await sql<ProductStanding>`
    ${standing}
    where p.kind = ${kind} and p.product_id = ${productId}
      and ${variantId === undefined ? sql`true` : sql`p.variant_id in ('', ${variantId})`}
      and a.state = 'published' and a.ends_ms > ${nowMs} and a.starts_ms - a.warm_up_ms <= ${nowMs}
    order by coalesce(p.floor_price_fen, p.price_fen), a.starts_ms, p.id limit 50`.execute(db);
  return rows;
}

/** A page of activities that are shown: those that run, by their end; to come, by their start; over, the latest first. */
export async function shownActivities(
  db: Queries,
  asked: {
    nowMs: number;
    shownAfterMs: number;
    source: number;
    activeType: number | undefined;
    cityName: string | undefined;
    page: number;
    size: number;
  },
): Promise<{ activities: ActivityRow[]; total: number }> {
  const { nowMs, shownAfterMs, source, activeType, cityName, page, size } = asked;
  const { rows } = await sql<{ activity: ActivityRow; total: number }>`
    select to_jsonb(a) as activity, count(*) over ()::integer as total from activities a
    where a.state <> 'draft' and a.starts_ms - a.warm_up_ms <= ${nowMs} and a.ends_ms + ${shownAfterMs} > ${nowMs}
      and (a.channels is null or a.channels = '{}' or ${source} = any(a.channels))
      and ${activeType === undefined ? sql`true` : sql`a.active_type = ${activeType}`}
      and ${cityName === undefined ? sql`true` : sql`(a.city_names = '{}' or ${cityName} = any(a.city_names))`}
    order by case when a.ends_ms <= ${nowMs} or a.state = 'withdrawn' then 2 when a.starts_ms > ${nowMs} then 1 else 0 end,
      case when a.ends_ms <= ${nowMs} then -a.ends_ms when a.starts_ms > ${nowMs} then a.starts_ms else a.ends_ms end, a.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { activities: rows.map(({ activity }) => activity), total: rows[0]?.total ?? 0 };
}

/** Members who asked to be told before an activity begins. */
export async function keepReminder(
  db: Queries,
  { activityId, memberId, nowMs }: { activityId: string; memberId: string; nowMs: number },
): Promise<void> {
  await db
    .insertInto('activity_reminders')
    .values({ activity_id: activityId, member_id: memberId, created_ms: nowMs, told_ms: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropReminder(db: Queries, activityId: string, memberId: string): Promise<void> {
  await db
    .deleteFrom('activity_reminders')
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Reminders of what begins within `withinMs`, taken to be told now. */
export async function takeReminders(
  db: Queries,
  { nowMs, withinMs, limit }: { nowMs: number; withinMs: number; limit: number },
): Promise<{ activityId: string; memberId: string }[]> {
  const { rows } = await sql<{ activityId: string; memberId: string }>`
    with due as (
      select r.activity_id, r.member_id from activity_reminders r join activities a on a.id = r.activity_id
      where r.told_ms is null and a.state = 'published' and a.starts_ms > ${nowMs} and a.starts_ms <= ${nowMs + withinMs}
      order by 1, 2 limit ${limit} for update of r skip locked
    )
    update activity_reminders r set told_ms = ${nowMs} from due
    where r.activity_id = due.activity_id and r.member_id = due.member_id
    returning r.activity_id as "activityId", r.member_id as "memberId"`.execute(db);
  return rows;
}
