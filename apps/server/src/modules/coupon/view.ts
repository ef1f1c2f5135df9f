import {
  type CouponClaimState,
  type CouponOffer,
  type Locale,
  type MemberCoupon,
  type ProductKind,
  productKinds,
} from '@yunyou/contract';
import type { CouponRow } from './offers-store';
import type { HeldCoupon, ShownCoupon } from './store';
import type { CouponTerms } from './tables';
import { termsOf } from './terms';

/** Where a coupon stands for anybody. */
export function claimStateOf(coupon: CouponRow, nowMs: number): CouponClaimState {
  if (coupon.stopped || nowMs >= coupon.claim_to_ms) return 'over';
  if (nowMs < coupon.claim_from_ms) return 'notStarted';
  return coupon.claimed >= coupon.total ? 'gone' : 'open';
}

const termsIn = (terms: CouponTerms, locale: Locale) => ({
  couponKind: terms.couponKind,
  name: terms.name[locale],
  scopeText: terms.scopeText[locale],
  supplierId: terms.supplierId,
  offFen: terms.offFen,
  offPercent: terms.offPercent,
  capFen: terms.capFen,
  exchangePriceFen: terms.exchangePriceFen,
  thresholdFen: terms.thresholdFen,
  withActivityPrice: terms.withActivityPrice,
  productId:
    terms.scope.kind === 'products' && terms.scope.ids?.length === 1 ? (terms.scope.ids[0] ?? null) : null,
  onlyKind: onlyKindOf(terms.scope),
});

function onlyKindOf({ kind, ids = [] }: CouponTerms['scope']): ProductKind | null {
  const [only, ...others] = kind === 'kinds' ? ids : [];
  return others.length === 0 ? (productKinds.find((one) => one === only) ?? null) : null;
}

/** A coupon as anybody sees it. */
export const couponOfferOf = (
  { coupon, shopName }: ShownCoupon,
  locale: Locale,
  nowMs: number,
): CouponOffer => ({
  couponId: coupon.id,
  ...termsIn(termsOf(coupon), locale),
  shopName: shopName?.[locale] ?? '',
  claimState: claimStateOf(coupon, nowMs),
  claimedShare: coupon.total === 0 ? 1 : coupon.claimed / coupon.total,
  perMember: coupon.per_member,
  claimFromMs: coupon.claim_from_ms,
  claimToMs: coupon.claim_to_ms,
  firstDay: coupon.first_day,
  lastDay: coupon.last_day,
  afterDays: coupon.after_days,
  days: coupon.days,
});

/** A coupon as its member sees it; `today` tells whether it has expired. */
export const memberCouponOf = (
  { held, shopName, parentSn, orderId }: HeldCoupon,
  locale: Locale,
  today: string,
): MemberCoupon => ({
  couponId: held.coupon_id,
  ...termsIn(held.terms, locale),
  shopName: shopName?.[locale] ?? '',
  memberCouponId: held.id,
  status: held.status === 'usable' && held.last_day < today ? 'expired' : held.status,
  firstDay: held.first_day,
  lastDay: held.last_day,
  claimedAtMs: held.claimed_ms,
  usedAtMs: held.used_ms,
  parentSn,
  orderId,
});
