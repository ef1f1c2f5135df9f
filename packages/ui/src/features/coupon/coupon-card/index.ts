export { CouponCard, type CouponCardProps } from './CouponCard';
export { CouponList, type CouponListProps } from './CouponList';
