import type { Tx } from '../../database/connect';
import { notFound, type Refusal, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { countClaims, couponById, insertClaims, lockClaimer, lockCode, useCode } from './claim-store';
import type { CouponRow } from './offers-store';
import { termsOf } from './terms';
import { validityOf } from './validity';

interface Claimer {
  memberId: string;
  nowMs: number;
}

/** What a member has claimed. */
export interface Claimed {
  memberCouponId: string;
  firstDay: string;
  lastDay: string;
}

/** Claims one coupon for a member: counted, numbered and copied, or refused with nothing of it left. */
export async function claimCoupon(
  tx: Tx,
  couponId: string,
  { memberId, nowMs }: Claimer,
  { byCode = false }: { byCode?: boolean } = {},
): Promise<Claimed> {
  await lockClaimer(tx, memberId);
  const [coupon] = await countClaims(tx, { couponIds: [couponId], nowMs, byCode });
  if (!coupon) throw whyNot(await couponById(tx, couponId), nowMs, byCode);
  const row = {
    ...claimedRow(coupon, { memberId, nowMs }),
    status: 'usable' as const,
    checkout_id: null,
    sn: '',
  };
  const kept = await insertClaims(tx, [row], { memberId, nowMs });
  if (kept.length === 0) throw refuse('couponLimit', { detail: { couponId } });
  return { memberCouponId: row.id, firstDay: row.first_day, lastDay: row.last_day };
}

/** A member's copy of a coupon, as it is when it is claimed. */
export function claimedRow(coupon: CouponRow, { memberId, nowMs }: Claimer) {
  const { firstDay, lastDay } = validityOf(coupon, nowMs);
  return {
    id: newId(),
    coupon_id: coupon.id,
    member_id: memberId,
    first_day: firstDay,
    last_day: lastDay,
    claimed_ms: nowMs,
    used_ms: null,
    terms: termsOf(coupon),
    reminded_ms: null,
    per_member: coupon.per_member,
  };
}

/** A coupon that only a code gives is nobody's to claim by its id. */
function whyNot(coupon: CouponRow | undefined, nowMs: number, byCode: boolean): Refusal {
  if (!coupon || (coupon.display === 'codeOnly' && !byCode)) return notFound();
  if (coupon.stopped || coupon.claim_to_ms <= nowMs) return refuse('couponOver');
  if (coupon.claim_from_ms > nowMs)
    return refuse('couponNotStarted', { detail: { opensAtMs: coupon.claim_from_ms } });
  return refuse('couponGone');
}

/** Turns a code into a coupon of the member. The code is known by its keyed hash. */
export async function redeemCode(
  tx: Tx,
  codeIndex: string,
  { memberId, nowMs }: Claimer,
): Promise<{ memberCouponId: string; couponId: string }> {
  const found = await lockCode(tx, codeIndex);
  const field = { field: 'code', reason: found ? 'used' : 'unknown' };
  if (!found) throw refuse('couponCodeUnknown', { fields: [field] });
  if (found.used_ms !== null) throw refuse('couponCodeUsed', { fields: [field] });
  const couponId = found.coupon_id;
  const { memberCouponId } = await claimCoupon(tx, couponId, { memberId, nowMs }, { byCode: true });
  await useCode(tx, codeIndex, { member_coupon_id: memberCouponId, used_ms: nowMs });
  return { memberCouponId, couponId };
}
