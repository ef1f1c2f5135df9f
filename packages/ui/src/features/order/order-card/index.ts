export { OrderCard, type OrderCardProps } from './OrderCard';
export { OrderCardPending } from './OrderCardPending';
