import type { LocalizedText, MemberCouponState } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { CouponRow, MemberCouponRow } from './offers-store';
import type { CouponTables } from './tables';

/** A coupon with the name of the shop that gives it; null for the platform's. */
export interface ShownCoupon {
  coupon: CouponRow;
  shopName: LocalizedText | null;
}

/** A coupon of a member, with the checkout that holds it or used it, and an order of that. */
export interface HeldCoupon {
  held: MemberCouponRow;
  shopName: LocalizedText | null;
  parentSn: string | null;
  orderId: string | null;
}

/** One coupon, whoever may claim it. */
export async function couponRow(db: Queries, couponId: string): Promise<ShownCoupon> {
  const { rows } = await sql<ShownCoupon>`
    select to_jsonb(c) as coupon, s.name as "shopName"
    from coupons c left join shops s on s.id = c.supplier_id
    where c.id = ${couponId}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Coupons that are offered to everybody and are not over: those to come, those to claim, those all claimed. */
export async function publicCoupons(db: Queries, nowMs: number): Promise<ShownCoupon[]> {
  const { rows } = await sql<ShownCoupon>`
    select to_jsonb(c) as coupon, s.name as "shopName"
    from coupons c left join shops s on s.id = c.supplier_id
    where not c.stopped and c.display <> 'codeOnly' and c.claim_to_ms > ${nowMs}
      and (s.open_state is null or s.open_state <> 'closed')
    order by c.sort, c.id`.execute(db);
  return rows;
}

/** What a member has of each of these coupons, and how many they hold in all. */
export async function claimedOf(
  db: Queries,
  asked: { memberId: string; couponIds: readonly string[]; today: string },
): Promise<{ coupon: CouponRow; claimedCount: number; usableIds: string[]; heldInAll: number }[]> {
  const { memberId, today } = asked;
  const { rows } = await sql<{
    coupon: CouponRow;
    claimedCount: number;
    usableIds: string[];
    heldInAll: number;
  }>`
    select to_jsonb(c) as coupon, count(m.id) as "claimedCount",
      coalesce(array_agg(m.id order by m.last_day, m.id)
        filter (where m.status = 'usable' and m.last_day >= ${today}), '{}') as "usableIds",
      ${heldInAll(memberId, today)} as "heldInAll"
    from coupons c left join member_coupons m on m.coupon_id = c.id and m.member_id = ${memberId}
    where c.id = any(${[...asked.couponIds]})
    group by c.id`.execute(db);
  return rows;
}

/** Coupons a member can still use, and those that orders hold. */
export const heldInAll = (memberId: string, today: string) => sql<number>`(
  select count(*) from member_coupons h where h.member_id = ${memberId}
    and (h.status = 'reserved' or h.status = 'usable' and h.last_day >= ${today}))`;

const inState = (status: MemberCouponState, today: string) => {
  switch (status) {
    case 'usable':
      return sql<boolean>`m.status = 'usable' and m.last_day >= ${today}`;
    case 'expired':
      return sql<boolean>`m.status = 'usable' and m.last_day < ${today}`;
    default:
      return sql<boolean>`m.status = ${status}`;
  }
};

const inOrder = (status: MemberCouponState) => {
  if (status === 'usable') return sql`m.last_day, m.id`;
  return status === 'expired'
    ? sql`m.last_day desc, m.id`
    : sql`coalesce(m.used_ms, m.claimed_ms) desc, m.id`;
};

const heldColumns = sql`to_jsonb(m) as held, s.name as "shopName", c.parent_sn as "parentSn",
  (select o.id from orders o where o.checkout_id = c.id order by o.sn limit 1) as "orderId"`;
const heldTables = sql`member_coupons m
  left join checkouts c on c.id = m.checkout_id
  left join shops s on s.id = m.terms->>'supplierId'`;

/** A member's coupons of one state: usable ones by their last day, others newest first. */
export async function couponsOfMember(
  db: Queries,
  asked: { memberId: string; status: MemberCouponState; today: string; page: number; size: number },
): Promise<{ rows: HeldCoupon[]; total: number }> {
  const { memberId, status, today, page, size } = asked;
  const where = sql`m.member_id = ${memberId} and ${inState(status, today)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<HeldCoupon>`
      select ${heldColumns} from ${heldTables} where ${where}
      order by ${inOrder(status)} limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*) as total from member_coupons m where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many coupons a member has in each state. */
export async function countCoupons(
  db: Queries,
  memberId: string,
  today: string,
): Promise<Partial<Record<MemberCouponState, number>>> {
  const { rows } = await sql<{ status: MemberCouponState; count: number }>`
    select case when m.status = 'usable' and m.last_day < ${today} then 'expired' else m.status end as status,
      count(*) as count
    from member_coupons m where m.member_id = ${memberId} group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

type EventRow = Pick<CouponTables['member_coupon_events'], 'event' | 'at_ms' | 'sn'>;

/** One coupon of a member with what happened to it, oldest first. */
export async function heldCoupon(
  db: Queries,
  memberId: string,
  memberCouponId: string,
): Promise<HeldCoupon & { history: { event: EventRow['event']; at_ms: number; sn: string }[] }> {
  const { rows } = await sql<
    HeldCoupon & { history: { event: EventRow['event']; at_ms: number; sn: string }[] }
  >`
    select ${heldColumns},
      (select coalesce(jsonb_agg(jsonb_build_object('event', e.event, 'at_ms', e.at_ms, 'sn', e.sn) order by e.id), '[]')
        from member_coupon_events e where e.member_coupon_id = m.id) as history
    from ${heldTables} where m.id = ${memberCouponId} and m.member_id = ${memberId}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
