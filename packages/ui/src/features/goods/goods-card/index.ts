export { GoodsCard, type GoodsCardProps } from './GoodsCard';
export { GoodsList, type GoodsListProps } from './GoodsList';
export { GoodsListPending } from './GoodsListPending';
export type { GoodsRoom } from './room-sizes';
