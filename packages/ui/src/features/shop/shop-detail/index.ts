export { ShopDetailView, type ShopDetailViewProps } from './ShopDetailView';
