export { OrderList, type OrderListProps, ordersPerPage } from './OrderList';
