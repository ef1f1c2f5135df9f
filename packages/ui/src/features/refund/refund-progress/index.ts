export { RefundProgress, type RefundProgressProps } from './RefundProgress';
