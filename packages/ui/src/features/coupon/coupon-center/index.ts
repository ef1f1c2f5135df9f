export { CouponCenterView, type CouponCenterViewProps } from './CouponCenterView';
export { type CouponsOf, couponsOf } from './use-center-pages';
