export { GroupBuyPending } from './GroupBuyPending';
export { GroupBuyView, type GroupBuyViewProps } from './GroupBuyView';
export { groupHero } from './ProductHead';
export type { GroupWanted } from './use-joining';
