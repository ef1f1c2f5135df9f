export { RefundPane, type RefundPaneProps } from './RefundPane';
