export { SellListView, type SellListViewProps, type SellSum } from './SellListView';
