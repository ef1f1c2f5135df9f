import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { ActivityProductRow } from '../activity/products-store';
import { mayReturn } from './bargain-store';
import type { BargainFacts } from './facts';

/** A bargain that a line is bought at the price of, locked, and what is read of its owner. */
export interface BargainToOrder extends BargainFacts {
  /** Everything the activity sells, in its order. */
  products: ActivityProductRow[];
  /** The owner has an order that was paid once. */
  hasPaid: boolean;
  /** Pieces of it that the owner has bought, or orders. */
  pieces: number;
}

/** Undefined where the member has no such bargain of the activity's. One query. */
export async function bargainToOrder(
  db: Queries,
  asked: { activeId: string; activityProductId: string; bargainId: string; memberId: string },
): Promise<BargainToOrder | undefined> {
  const { activeId, activityProductId, bargainId, memberId } = asked;
  const { rows } = await sql<BargainToOrder>`
    select to_jsonb(b) as bargain, to_jsonb(p) as product, to_jsonb(a) as activity,
      s.total - s.taken - s.allotted as "left", ${mayReturn} as "mayReturn",
      (select jsonb_agg(to_jsonb(x) order by x.seq, x.id) from activity_products x
        where x.activity_id = a.id) as products,
      a.audience = 'newMember' and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
      (select count(*)::integer from bargains x where x.member_id = ${memberId}
        and x.activity_product_id = p.id and x.order_id is not null) as pieces
    from bargains b join activity_products p on p.id = b.activity_product_id
      join activities a on a.id = p.activity_id join stock s on s.pool_id = p.id and s.slot = ''
    where b.id = ${bargainId} and b.member_id = ${memberId} and p.id = ${activityProductId}
      and a.id = ${activeId} for no key update of b`.execute(db);
  return rows[0];
}
