export { GoodsPages, type GoodsPagesProps } from './GoodsPages';
export { SortBar, type SortBarProps } from './SortBar';
export { type GoodsPagesState, useGoodsPages } from './use-goods-pages';
