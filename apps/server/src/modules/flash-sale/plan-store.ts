import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { SoldInActivity } from '../activity/pool-store';
import type { GrabRow } from './grab-store';

/** What a line is bought as, the member's place, and what is read of both. */
export interface PlaceToOrder extends SoldInActivity {
  grab: GrabRow | null;
  /** The member has an order that was paid once. */
  hasPaid: boolean;
  /** Units that nobody holds, by slot of the place. */
  left: Record<string, number>;
}

/** A place that is to be ordered; undefined where the activity sells no such thing. One query. */
export async function placeToOrder(
  db: Queries,
  asked: { activeId: string; activityProductId: string; grabId: string | null; memberId: string },
): Promise<PlaceToOrder | undefined> {
  const { activeId, activityProductId, grabId, memberId } = asked;
  const { rows } = await sql<PlaceToOrder>`
    select to_jsonb(p) as product, to_jsonb(a) as activity, to_jsonb(g) as grab,
      a.audience = 'newMember' and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
      coalesce((select jsonb_object_agg(s.slot, s.total - s.taken - s.allotted) from stock s
        where s.pool_id = p.id and s.slot = any(g.slots)), '{}') as left
    from activity_products p join activities a on a.id = p.activity_id
      left join flash_grabs g on g.id = ${grabId} and g.member_id = ${memberId} and g.activity_product_id = p.id
    where p.id = ${activityProductId} and a.id = ${activeId}`.execute(db);
  return rows[0];
}

/** A granted place becomes an order's, if its hold still stands; answers whether it did. */
export async function orderGrab(
  tx: Tx,
  grabId: string,
  { orderId, lineId, nowMs }: { orderId: string; lineId: string; nowMs: number },
): Promise<boolean> {
  const ordered = await tx
    .updateTable('flash_grabs')
    .set({ state: 'ordered', order_id: orderId, line_id: lineId, changed_ms: nowMs })
    .where('id', '=', grabId)
    .where('state', '=', 'granted')
    .where('hold_until_ms', '>', nowMs)
    .returning('id')
    .executeTakeFirst();
  return ordered !== undefined;
}

/** Units that a place held are free for its line, which takes them next. The rows are locked in one order. */
export async function freeHeld(
  tx: Tx,
  activityProductId: string,
  slots: readonly string[],
  units: number,
): Promise<void> {
  await sql`
    with locked as (
      select pool_id, slot from stock
      where pool_id = ${activityProductId} and slot = any(${[...slots]}) order by slot for update
    )
    update stock s set allotted = s.allotted - ${units}
    from locked l where s.pool_id = l.pool_id and s.slot = l.slot`.execute(tx);
}

/** Ordered places of lines are paid, or were never paid. */
export async function endOrdered(
  tx: Tx,
  lineIds: readonly string[],
  state: 'won' | 'returned',
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('flash_grabs')
    .set({ state, changed_ms: nowMs, ...(state === 'won' && { paid_ms: nowMs }) })
    .where('line_id', 'in', [...lineIds])
    .where('state', '=', 'ordered')
    .execute();
}

/** Places of paid lines of which nothing is left. */
export async function returnWon(tx: Tx, lineIds: readonly string[], nowMs: number): Promise<void> {
  await sql`
    update flash_grabs g set state = 'returned', changed_ms = ${nowMs}
    from order_lines l
    where l.id = any(${[...lineIds]}) and g.line_id = l.id and g.state = 'won'
      and l.refunding_quantity + l.refunded_quantity >= l.quantity`.execute(tx);
}
