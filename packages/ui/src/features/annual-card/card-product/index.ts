export { CardPagePending } from './CardPagePending';
export { CardProductView, type CardProductViewProps } from './CardProductView';
