export { ReceiveCouponView, type ReceiveCouponViewProps } from './ReceiveCouponView';
