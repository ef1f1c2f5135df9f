export { CouponDetailView, type CouponDetailViewProps } from './CouponDetailView';
