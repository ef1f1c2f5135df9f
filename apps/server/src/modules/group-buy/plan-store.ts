import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { SoldInActivity } from '../activity/pool-store';
import type { ActivityProductRow } from '../activity/products-store';
import type { GroupRow } from './group-store';

/** A seat that a member has, by its group and order. */
export interface OwnSeat {
  groupId: string;
  orderId: string;
}

/** What a line is bought as, the group that is joined, and what is read of the member. */
export interface GroupToOrder extends SoldInActivity {
  /** Everything the activity sells, in its order. */
  products: ActivityProductRow[];
  group: GroupRow | null;
  /** The member has an order that was paid once. */
  hasPaid: boolean;
  /** Versions of the rules that the member agreed to. */
  agreed: string[];
  /** In the group that is joined. */
  ownSeat: OwnSeat | null;
  /** In a group of the product that is open. */
  openSeat: OwnSeat | null;
  /** Of the product, that count against the limit. */
  pieces: number;
  /** Units that nobody has, by slot. */
  left: Record<string, number>;
}

/** Undefined where the activity sells no such thing. One query. */
export async function groupToOrder(
  db: Queries,
  asked: {
    activeId: string;
    activityProductId: string;
    groupId: string | null;
    memberId: string;
    slots: readonly string[];
  },
): Promise<GroupToOrder | undefined> {
  const { activeId, activityProductId, groupId, memberId, slots } = asked;
  const { rows } = await sql<GroupToOrder>`
    with mine as (
      select * from group_seats where member_id = ${memberId} and activity_product_id = ${activityProductId}
    )
    select to_jsonb(p) as product, to_jsonb(a) as activity, to_jsonb(g) as "group",
      (select jsonb_agg(to_jsonb(x) order by x.seq, x.id) from activity_products x
        where x.activity_id = a.id) as products,
      a.audience = 'newMember' and exists (select from orders o
        where o.member_id = ${memberId} and o.paid_ms is not null) as "hasPaid",
      array(select rules_version from activity_agreements r
        where r.member_id = ${memberId} and r.activity_id = a.id) as agreed,
      (select jsonb_build_object('groupId', group_id, 'orderId', order_id) from mine
        where group_id = g.id and state in ('unpaid', 'paid', 'formed') limit 1) as "ownSeat",
      (select jsonb_build_object('groupId', group_id, 'orderId', order_id) from mine
        where state in ('unpaid', 'paid')) as "openSeat",
      (select coalesce(sum(quantity), 0)::integer from mine
        where state in ('unpaid', 'paid', 'formed', 'refunded')) as pieces,
      coalesce((select jsonb_object_agg(s.slot, s.total - s.taken - s.allotted) from stock s
        where s.pool_id = p.id and s.slot = any(${[...slots]})), '{}') as left
    from activity_products p join activities a on a.id = p.activity_id
      left join buy_groups g on g.id = ${groupId} and g.activity_product_id = p.id
    where p.id = ${activityProductId} and a.id = ${activeId}`.execute(db);
  return rows[0];
}
