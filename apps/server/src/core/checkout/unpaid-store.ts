import { sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { CheckoutPlan } from './plan';

/** How many unpaid checkouts a member may have, and how many with the same product and day. */
export interface UnpaidLimits {
  perMember: number;
  perProductDay: number;
}

/** Locks a member until the transaction ends, so that orders made at the same moment count each other. */
export async function lockBuyer(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** Refuses with `tooManyUnpaid` when a member holds too much without paying. The member must be locked. */
export async function limitUnpaid(
  tx: Tx,
  memberId: string,
  plan: CheckoutPlan,
  limits: UnpaidLimits,
): Promise<void> {
  const wanted = plan.lines.map(({ planned }) => ({ product: planned.productId, slot: planned.firstSlot }));
  const { rows } = await sql<{ unpaid: number; same: number }>`
    with open as (select id from checkouts where member_id = ${memberId} and state = 'open')
    select
      (select count(*)::integer from open) as unpaid,
      coalesce((
        select max(many) from (
          select count(distinct o.checkout_id)::integer as many
          from orders o
            join order_lines l on l.order_id = o.id
            join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(product text, slot text)
              on w.product = l.product_id and w.slot = l.first_slot
          where o.checkout_id in (select id from open)
          group by l.product_id, l.first_slot
        ) counted
      ), 0) as same`.execute(tx);
  const { unpaid = 0, same = 0 } = rows[0] ?? {};
  if (unpaid >= limits.perMember || same >= limits.perProductDay) {
    throw refuse('tooManyUnpaid', { detail: { unpaid, ...limits } });
  }
}
