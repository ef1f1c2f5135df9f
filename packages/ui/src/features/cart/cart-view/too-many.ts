import { type CartItem, checkoutMaxLines, checkoutMaxShops } from '@yunyou/contract';

/** One checkout has so many lines of so many shops. */
export const isTooMany = (items: readonly CartItem[]): boolean =>
  items.length > checkoutMaxLines ||
  new Set(items.map(({ supplierId }) => supplierId)).size > checkoutMaxShops;
