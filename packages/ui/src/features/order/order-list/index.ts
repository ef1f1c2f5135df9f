export { OrderList, type OrderListProps, orderQuery } from './OrderList';
