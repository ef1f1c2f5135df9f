import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from './offers-store';
import type { ActivityProductRow } from './products-store';

/** Something that is sold in an activity, and the activity. */
export interface SoldInActivity {
  product: ActivityProductRow;
  activity: ActivityRow;
}

/** Undefined where there is no such thing. */
export async function activityProductOf(
  db: Queries,
  activityProductId: string,
): Promise<SoldInActivity | undefined> {
  const { rows } = await sql<SoldInActivity>`
    select to_jsonb(p) as product, to_jsonb(a) as activity
    from activity_products p join activities a on a.id = p.activity_id
    where p.id = ${activityProductId}`.execute(db);
  return rows[0];
}

export interface PoolSlot {
  slot: string;
  total: number;
  left: number;
}

/** Locks the whole pool of a thing, which has its id, so that whoever comes to it is served one after the other; answers its slots. */
export async function lockPool(tx: Tx, activityProductId: string): Promise<PoolSlot[]> {
  const { rows } = await sql<PoolSlot>`
    select slot, total, total - taken - allotted as left from stock
    where pool_id = ${activityProductId} order by slot for update`.execute(tx);
  return rows;
}

/**
 * What nobody holds of a locked pool goes back to the product that it was moved out of. What was not sold goes with it; the
 * product's rows are locked in one order.
 */
export async function returnUnsold(tx: Tx, activityProductId: string): Promise<void> {
  await sql`
    with own as (
      select s.pool_id, s.slot, p.source_pool_id, s.total - s.taken - s.allotted as left
      from activity_products p join stock s on s.pool_id = p.id
      where p.id = ${activityProductId} and s.total > s.taken + s.allotted
    ), source as (
      select s.pool_id, s.slot, own.left
      from own join stock s on s.pool_id = own.source_pool_id and s.slot = own.slot
      order by s.slot for update of s
    ), given as (
      update stock s set allotted = s.allotted - source.left
      from source where s.pool_id = source.pool_id and s.slot = source.slot
    )
    update stock s set total = s.total - own.left
    from own where s.pool_id = own.pool_id and s.slot = own.slot`.execute(tx);
}

/** Locks whole pools, in one order: before something of them is released. */
export async function lockPools(tx: Tx, activityProductIds: readonly string[]): Promise<void> {
  await sql`
    select from stock where pool_id = any(${[...activityProductIds]}) order by pool_id, slot for update`.execute(
    tx,
  );
}
