export { OrderPane, type OrderPaneProps } from './OrderPane';
