export * from './cart-badge';
export * from './cart-view';
