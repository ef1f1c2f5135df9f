export { RefundListView, type RefundListViewProps } from './RefundListView';
