export { LotteryGoodsView, type LotteryGoodsViewProps } from './LotteryGoodsView';
