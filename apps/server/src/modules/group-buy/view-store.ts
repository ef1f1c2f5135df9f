import { activityType, groupFormingMax, groupJoinClosesMs, type RefundState } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { GroupRow } from './group-store';
import type { GroupSeatState } from './tables';

/** A seat that was paid, with who has it. */
export interface ShownSeat {
  memberId: string;
  name: string;
  avatar: string;
  state: GroupSeatState;
  paidMs: number;
  leftMs: number | null;
}

/** A group with what is shown of it. */
export interface ShownGroup {
  group: GroupRow;
  priceFen: number;
  /** Who leads it first, then as they paid. */
  seats: ShownSeat[];
}

/** Groups that a condition on `g` finds, with their seats, in one query. */
async function shownGroups(
  db: Queries,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<ShownGroup[]> {
  const { rows } = await sql<ShownGroup>`
    select to_jsonb(g) as "group", p.price_fen as "priceFen",
      coalesce((select jsonb_agg(jsonb_build_object('memberId', s.member_id, 'name', m.name, 'avatar', m.head_img,
          'state', s.state, 'paidMs', s.paid_ms, 'leftMs', s.left_ms)
          order by s.member_id = g.leader_id desc, s.paid_ms, s.id)
        from group_seats s join members m on m.id = s.member_id
        where s.group_id = g.id and s.paid_ms is not null), '[]') as seats
    from buy_groups g join activity_products p on p.id = g.activity_product_id
    where ${condition} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Groups of a product that an asker can join: of the city first, then the soonest end. */
export const joinableGroups = (
  db: Queries,
  asked: {
    activityProductId: string;
    memberId: string | undefined;
    cityName: string;
    nowMs: number;
    limit?: number;
  },
): Promise<ShownGroup[]> => {
  const { activityProductId, memberId = '', cityName, nowMs, limit = groupFormingMax } = asked;
  return shownGroups(
    db,
    sql`g.activity_product_id = ${activityProductId} and g.state = 'forming'
      and g.ends_ms >= ${nowMs + groupJoinClosesMs} and g.seats_taken < g.needed
      and exists (select from activities a where a.id = p.activity_id and a.state = 'published')
      and not exists (select from group_seats x where x.group_id = g.id and x.member_id = ${memberId}
        and x.state in ('unpaid', 'paid'))`,
    sql`(${cityName}::text <> '' and g.city = ${cityName}) desc, g.ends_ms, g.id`,
    limit,
  );
};

/** How the asker stands to a group; the latest of their seats counts. */
export interface AskersSeat {
  state: GroupSeatState;
  orderId: string;
  refund: { refundId: string; status: RefundState; fen: number; atMs: number } | null;
}

/** A group by its id, or by an order of the asker's. */
export async function shownGroup(
  db: Queries,
  asked: { groupId: string | undefined; orderId: string | undefined; memberId: string },
): Promise<ShownGroup | undefined> {
  const { groupId, orderId, memberId } = asked;
  const named =
    groupId === undefined
      ? sql`g.id = (select group_id from group_seats where order_id = ${orderId} and member_id = ${memberId})`
      : sql`g.id = ${groupId}`;
  return (await shownGroups(db, named, sql`g.id`, 1))[0];
}

/** The asker's latest seat in a group, and what comes back for it. */
export async function askersSeat(
  db: Queries,
  groupId: string,
  memberId: string,
): Promise<AskersSeat | undefined> {
  const { rows } = await sql<AskersSeat>`
    select s.state, s.order_id as "orderId",
      (select jsonb_build_object('refundId', q.id, 'status', q.status, 'fen', q.amount_fen, 'atMs',
          (select max(e.at_ms) from refund_events e where e.request_id = q.id))
        from refund_requests q where q.order_id = s.order_id order by q.created_ms desc, q.id limit 1) as refund
    from group_seats s where s.group_id = ${groupId} and s.member_id = ${memberId}
    order by s.id desc limit 1`.execute(db);
  return rows[0];
}

/** A page of what is sold to groups, now or before long: ids in their order. */
export async function groupProducts(
  db: Queries,
  asked: { nowMs: number; source: number; page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const { nowMs, source, page, size } = asked;
  const { rows } = await sql<{ id: string; total: number }>`
    select p.id, count(*) over ()::integer as total
    from activities a join activity_products p on p.activity_id = a.id
    where a.active_type = ${activityType.groupBuy} and a.state = 'published'
      and a.starts_ms - a.warm_up_ms <= ${nowMs} and a.ends_ms > ${nowMs}
      and (a.channels is null or a.channels = '{}' or ${source} = any(a.channels))
    order by a.starts_ms > ${nowMs}, a.starts_ms, a.id, p.seq, p.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
