import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { SoldInActivity } from '../activity/pool-store';
import type { ActivityProductRow } from '../activity/products-store';
import { isWrittenOpen, mayReturn } from './bargain-store';

/** What a bargain is to be started for, and what is read of the member. */
export interface BargainToStart extends SoldInActivity {
  /** Everything the activity sells, in its order. */
  products: ActivityProductRow[];
  left: number;
  mayReturn: boolean;
  /** The member has an order that was paid once. */
  hasPaid: boolean;
  /** Versions of the rules that the member agreed to. */
  agreed: string[];
  /** The member's open bargain for it. */
  ownBargainId: string | null;
  /** Open bargains of the member, all told. */
  open: number;
  /** Pieces of it that the member has bought, or orders. */
  pieces: number;
}

/** Undefined where there is no such thing. One query. */
export async function bargainToStart(
  db: Queries,
  { activityProductId, memberId }: { activityProductId: string; memberId: string },
): Promise<BargainToStart | undefined> {
  const { rows } = await sql<BargainToStart>`
    select to_jsonb(p) as product, to_jsonb(a) as activity,
      (select jsonb_agg(to_jsonb(x) order by x.seq, x.id) from activity_products x
        where x.activity_id = a.id) as products,
      coalesce((select s.total - s.taken - s.allotted from stock s where s.pool_id = p.id and s.slot = ''), 0) as "left",
      ${mayReturn} as "mayReturn",
      a.audience = 'newMember' and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
      array(select rules_version from activity_agreements r
        where r.member_id = ${memberId} and r.activity_id = a.id) as agreed,
      (select b.id from bargains b where b.member_id = ${memberId} and b.activity_product_id = p.id
        and ${isWrittenOpen}) as "ownBargainId",
      (select count(*)::integer from bargains b where b.member_id = ${memberId} and ${isWrittenOpen}) as open,
      (select count(*)::integer from bargains b where b.member_id = ${memberId} and b.activity_product_id = p.id
        and b.order_id is not null) as pieces
    from activity_products p join activities a on a.id = p.activity_id
    where p.id = ${activityProductId}`.execute(db);
  return rows[0];
}
