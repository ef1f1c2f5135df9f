import { activityType } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { isRunningSql } from './chances-store';

/** An order that a draw's task is done by. */
export interface Purchase {
  memberId: string;
  orderId: string;
  activeId: string;
  taskId: string;
  chances: number;
  perDay: number;
}

/** What of an order `o` counts for a draw `a`: what was paid for its goods and was not given back. */
const keptFen = sql`(select coalesce(sum(l.paid_fen - l.refunded_fen), 0) from order_lines l
  where l.order_id = o.id and l.refunded_quantity < l.quantity and jsonb_exists(a.scope->'ids', l.product_id))`;

/** Nothing of an order `o` that counts for a draw `a` is left. */
const nothingKept = sql`not exists (select from order_lines l
  where l.order_id = o.id and l.refunded_quantity < l.quantity and jsonb_exists(a.scope->'ids', l.product_id))`;

/** Orders of a paid checkout that are enough for a draw that runs, each by the first task of it. */
export async function purchasesOf(tx: Tx, checkoutId: string, nowMs: number): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select distinct on (a.id, o.id) o.member_id as "memberId", o.id as "orderId", a.id as "activeId",
      t.id as "taskId", t.chances, t.per_day as "perDay"
    from activities a join draw_tasks t on t.activity_id = a.id and t.kind = 'buy'
      join orders o on o.checkout_id = ${checkoutId}
    where a.active_type in (${activityType.lottery}, ${activityType.rotaryTable}) and ${isRunningSql(nowMs)}
      and not (${nothingKept}) and ${keptFen} >= t.min_fen
    order by a.id, o.id, t.seq`.execute(tx);
  return rows;
}

/** Chances that orders of a checkout gave, and are no longer enough for, are gone as far as they were not used. */
export async function withdrawChances(tx: Tx, checkoutId: string): Promise<void> {
  await sql`
    with gone as (
      select c.id from orders o join draw_chances c on c.source = 'task' and c.ref_key = o.id and c.count > c.used
        join draw_tasks t on t.id = c.task_id and t.kind = 'buy' join activities a on a.id = c.activity_id
      where o.checkout_id = ${checkoutId} and (${keptFen} < t.min_fen or ${nothingKept})
      order by c.id for update of c
    )
    update draw_chances c set count = c.used from gone where c.id = gone.id`.execute(tx);
}
