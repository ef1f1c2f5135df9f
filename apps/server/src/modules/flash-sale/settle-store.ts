import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { GrabRow } from './grab-store';

/** Units of a pool that go back to it, or are held. */
export interface SlotUnits {
  slot: string;
  units: number;
}

/** Ends holds of a thing whose time is over; those that are being ordered at this moment are left. */
export async function lapseHolds(
  tx: Tx,
  activityProductId: string,
  nowMs: number,
): Promise<Pick<GrabRow, 'quantity' | 'slots'>[]> {
  const { rows } = await sql<Pick<GrabRow, 'quantity' | 'slots'>>`
    with due as (
      select id from flash_grabs
      where activity_product_id = ${activityProductId} and state = 'granted' and hold_until_ms <= ${nowMs}
      order by id for update skip locked
    )
    update flash_grabs g set state = 'lapsed', changed_ms = ${nowMs}
    from due where g.id = due.id returning g.quantity, g.slots`.execute(tx);
  return rows;
}

/** Units of a locked pool are no longer held by places. */
export async function dropHeld(tx: Tx, poolId: string, units: readonly SlotUnits[]): Promise<void> {
  if (units.length === 0) return;
  await sql`
    update stock s set allotted = s.allotted - u.units
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u(slot text, units integer)
    where s.pool_id = ${poolId} and s.slot = u.slot`.execute(tx);
}

/** The queue of a thing in its order; the pool must be locked. */
export const lockQueue = (tx: Tx, activityProductId: string): Promise<GrabRow[]> =>
  tx
    .selectFrom('flash_grabs')
    .selectAll()
    .where('activity_product_id', '=', activityProductId)
    .where('state', '=', 'queued')
    .orderBy('arrival_no')
    .forUpdate()
    .skipLocked()
    .execute();

/** What became of those who waited, and the units that are held now: one statement. */
export async function endWaiting(
  tx: Tx,
  {
    activityProductId,
    nowMs,
    holdUntilMs,
  }: { activityProductId: string; nowMs: number; holdUntilMs: number },
  served: { granted: readonly string[]; refused: readonly string[]; held: readonly SlotUnits[] },
): Promise<void> {
  await sql`
    with ended as (
      update flash_grabs set changed_ms = ${nowMs},
        state = case when id = any(${[...served.granted]}) then 'granted' else 'refused' end,
        hold_until_ms = case when id = any(${[...served.granted]}) then ${holdUntilMs}::bigint end
      where id = any(${[...served.granted, ...served.refused]})
    )
    update stock s set allotted = s.allotted + h.units
    from jsonb_to_recordset(${JSON.stringify(served.held)}::jsonb) as h(slot text, units integer)
    where s.pool_id = ${activityProductId} and s.slot = h.slot`.execute(tx);
}

/** Things whose holds are over, whose queue can move, or whose activity has ended with units left; by the clock. */
export async function poolsToSettle(db: Queries, nowMs: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select activity_product_id as id from flash_grabs where state = 'granted' and hold_until_ms <= ${nowMs}
    union
    select activity_product_id from flash_grabs g where state = 'queued' and not exists (
      select from flash_grabs u where u.activity_product_id = g.activity_product_id
        and u.state in ('granted', 'ordered'))
    union
    select p.id from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.flashSale} and a.state <> 'draft'
      and (a.ends_ms <= ${nowMs} or a.state = 'withdrawn') and (
      exists (select from stock s where s.pool_id = p.id and s.total > s.taken + s.allotted)
      or exists (select from flash_grabs g where g.activity_product_id = p.id and g.state = 'queued'))
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Checkouts of activities whose time to pay is over. */
export async function overdueCheckouts(
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<{ id: string; expires_ms: number }[]> {
  const { rows } = await sql<{ id: string; expires_ms: number }>`
    select c.id, c.expires_ms from checkouts c
    where c.state = 'open' and c.expires_ms <= ${nowMs} and exists (
      select from orders o join order_lines l on l.order_id = o.id
      where o.checkout_id = c.id and l.activity_product_id is not null)
    order by c.expires_ms limit ${limit}`.execute(db);
  return rows;
}
