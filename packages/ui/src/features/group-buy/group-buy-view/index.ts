export { GroupBuyView, type GroupBuyViewProps } from './GroupBuyView';
export type { GroupWanted } from './use-joining';
