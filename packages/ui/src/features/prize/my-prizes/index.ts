export { MyPrizesView, type MyPrizesViewProps } from './MyPrizesView';
export { PrizeList, type PrizeListProps } from './PrizeList';
