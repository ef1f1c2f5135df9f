export { OrderDetailView, type OrderDetailViewProps } from './OrderDetailView';
export { OrderStatusHeader, type OrderStatusHeaderProps } from './OrderStatusHeader';
export type { OrderPlace } from './stay/StayCard';
