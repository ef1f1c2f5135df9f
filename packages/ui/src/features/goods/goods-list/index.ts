export { type GoodsFilters, GoodsListView, type GoodsListViewProps } from './GoodsListView';
