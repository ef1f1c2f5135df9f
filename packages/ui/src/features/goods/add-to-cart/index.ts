export { type AddToCart, useAddToCart } from './use-add-to-cart';
