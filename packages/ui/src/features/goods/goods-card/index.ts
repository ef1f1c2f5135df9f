export { GoodsCard, type GoodsCardProps } from './GoodsCard';
export { GoodsList, type GoodsListProps } from './GoodsList';
