export { CouponCard, type CouponCardProps } from './CouponCard';
export { type CouponHrefs, CouponList, type CouponListProps } from './CouponList';
export { CouponListPending } from './CouponListPending';
export { CouponOfferCard, type CouponOfferCardProps } from './CouponOfferCard';
export { claimStateOf } from './claim-state';
export { conditionText, couponValue, percentText, thresholdText } from './coupon-words';
export { MemberCouponCard, type MemberCouponCardProps } from './MemberCouponCard';
export { useClaim } from './use-claim';
