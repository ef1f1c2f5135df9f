export { RefundView, type RefundViewProps } from './RefundView';
