export { goodsHomeHero } from './GoodsBanner';
export { GoodsHomePending } from './GoodsHomePending';
export { GoodsHomeView, type GoodsHomeViewProps, type GoodsShelf } from './GoodsHomeView';
