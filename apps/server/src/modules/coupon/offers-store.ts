import type { LocalizedText } from '@yunyou/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../database/connect';
import type { CouponTables } from './tables';

export type CouponRow = Selectable<CouponTables['coupons']>;
export type MemberCouponRow = Selectable<CouponTables['member_coupons']>;

/** A coupon that could take part in a price: one the member holds, or one they may claim. */
export type CouponAtHand =
  | { held: MemberCouponRow; sn: string | null; claimable: null; shopName: LocalizedText | null }
  | { held: null; sn: null; claimable: CouponRow; shopName: LocalizedText | null };

/**
 * What the member holds, except what is used or expired before `expiredFrom`; with `autoClaim` also what anybody may claim
 * and the member has not had as often as they may. One query.
 */
export function couponsAtHandQuery(asked: {
  nowMs: number;
  memberId: string | null;
  autoClaim: boolean;
  expiredFrom: string;
}): RawBuilder<CouponAtHand> {
  const { nowMs, memberId } = asked;
  return sql<CouponAtHand>`
    (select to_jsonb(m) as held, c.parent_sn as sn, null::jsonb as claimable, s.name as "shopName"
     from member_coupons m
     left join checkouts c on c.id = m.checkout_id
     left join shops s on s.id = m.terms->>'supplierId'
     where m.member_id = ${memberId} and m.status in ('usable', 'reserved')
       and (m.status = 'reserved' or m.last_day >= ${asked.expiredFrom})
     order by m.last_day, m.id)
    union all
    (select null, null, to_jsonb(c), s.name
     from coupons c left join shops s on s.id = c.supplier_id
     where ${asked.autoClaim} and not c.stopped and c.display <> 'codeOnly' and c.claimed < c.total
       and c.claim_from_ms <= ${nowMs} and c.claim_to_ms > ${nowMs}
       and c.per_member > (select count(*) from member_coupons m
         where m.coupon_id = c.id and m.member_id = ${memberId})
     order by c.sort, c.id)`;
}

export const couponsAtHand = async (
  db: Queries,
  asked: Parameters<typeof couponsAtHandQuery>[0],
): Promise<CouponAtHand[]> => (await couponsAtHandQuery(asked).execute(db)).rows;
