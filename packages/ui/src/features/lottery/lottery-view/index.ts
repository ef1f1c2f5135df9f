export { LotteryPending } from './LotteryPending';
export { LotteryView, type LotteryViewProps } from './LotteryView';
