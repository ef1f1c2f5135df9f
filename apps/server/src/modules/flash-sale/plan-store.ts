import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { GrabRow, SoldInActivity } from './grab-store';

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

/**
 * Counts an order of each document that a line names, up to the limit of what it is bought as; answers the places, among the
 * line's people, of those that have taken part often enough.
 */
export async function countDocuments(tx: Tx, lineId: string, keptMs: number): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    with named as (
      select l.activity_product_id, q.limit_per_certificate as most, a.ends_ms + ${keptMs} as kept_until_ms,
        p.cert_index, min(p.seq) as seq
      from order_lines l
        join activity_products q on q.id = l.activity_product_id
        join activities a on a.id = q.activity_id
        join line_people p on p.line_id = l.id
      where l.id = ${lineId} and q.limit_per_certificate > 0 and p.cert_index is not null
      group by 1, 2, 3, 4
    ), counted as (
      insert into activity_documents as d (activity_product_id, cert_index, orders, kept_until_ms)
      select activity_product_id, cert_index, 1, kept_until_ms from named order by cert_index
      on conflict (activity_product_id, cert_index) do update set orders = d.orders + 1
        where d.orders < (select most from named limit 1)
      returning cert_index
    )
    select seq from named where cert_index not in (select cert_index from counted) order by seq`.execute(tx);
  return rows.map(({ seq }) => seq);
}

/** Documents of lines that were never paid may take part once more. */
export async function uncountDocuments(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`
    with given as (
      select l.activity_product_id, p.cert_index, count(distinct l.id)::integer as orders
      from line_people p join order_lines l on l.id = p.line_id
      where l.id = any(${[...lineIds]}) and p.cert_index is not null
      group by 1, 2
    ), locked as (
      select d.activity_product_id, d.cert_index, given.orders
      from given join activity_documents d using (activity_product_id, cert_index)
      order by 1, 2 for update of d
    )
    update activity_documents d set orders = greatest(0, d.orders - locked.orders)
    from locked
    where d.activity_product_id = locked.activity_product_id and d.cert_index = locked.cert_index`.execute(
    tx,
  );
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

/** Locks whole pools, in one order: what is released of them next is served by who waits for it. */
export async function lockPools(tx: Tx, activityProductIds: readonly string[]): Promise<void> {
  await sql`
    select from stock where pool_id = any(${[...activityProductIds]}) order by pool_id, slot for update`.execute(
    tx,
  );
}
