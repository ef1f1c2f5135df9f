export { CartPending } from './CartPending';
export { CartView, type CartViewProps } from './CartView';
