import type { CartItem } from '@yunyou/contract';

/** What an item is called, with its option. */
export const nameOf = ({ productName, skuName }: Pick<CartItem, 'productName' | 'skuName'>): string =>
  skuName === '' ? productName : `${productName} ${skuName}`;
