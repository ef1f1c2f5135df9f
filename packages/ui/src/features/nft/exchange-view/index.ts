export { ExchangeCard, type ExchangeCardProps } from './ExchangeCard';
export { ExchangePending } from './ExchangePending';
export { ExchangeView, type ExchangeViewProps } from './ExchangeView';
