import type { CouponRow } from './offers-store';
import type { CouponTerms } from './tables';

/** What a coupon is worth and for what, as it is copied when it is claimed. */
export const termsOf = (coupon: CouponRow): CouponTerms => ({
  couponKind: coupon.coupon_kind,
  name: coupon.name,
  scope: coupon.scope,
  scopeText: coupon.scope_text,
  supplierId: coupon.supplier_id,
  offFen: coupon.off_fen,
  offPercent: coupon.off_percent,
  capFen: coupon.cap_fen,
  exchangePriceFen: coupon.exchange_price_fen,
  thresholdFen: coupon.threshold_fen,
  withActivityPrice: coupon.with_activity_price,
});
