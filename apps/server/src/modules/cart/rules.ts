import type { CartItem, CartItemState, Locale } from '@yunyou/contract';
import { badInput } from '../../http/refusal';
import { boundsOf, saidLeft, stateOf, unitFen } from '../goods/selling';
import type { SellingSku } from '../goods/sku-store';
import type { CartRow } from './store';

/** What may be bought now, if not as much of it as is in the cart. */
const buyable: readonly CartItemState[] = ['ok', 'notEnough'];

export const isBuyable = (row: CartRow): boolean => buyable.includes(stateOf(row, row.amount));

/** Refuses a request that names another product or shop than the option's own, or something that is not for the cart. */
export function checkNamed(
  sku: SellingSku,
  named: { supplierId: string; productId: string },
  prefix = '',
): void {
  const wrong = (field: string, reason: string) => badInput([{ field: `${prefix}${field}`, reason }]);
  if (named.supplierId !== sku.supplierId) throw wrong('supplierId', 'not the shop of this product');
  if (named.productId !== sku.productId) throw wrong('productId', 'not the product of this option');
  if (sku.goodsType !== 0) throw wrong('productId', 'bought alone, never from the cart');
}

/** An item as the cart shows it, at the price of now. */
export const itemOf = (row: CartRow, locale: Locale): CartItem => ({
  supplierId: row.supplierId,
  shopName: row.shopName[locale],
  skuDetailId: row.skuId,
  productId: row.productId,
  amount: row.amount,
  productName: row.productName[locale],
  skuName: row.skuName[locale],
  thumb: row.picture,
  priceFen: unitFen(row),
  left: saidLeft(row.left),
  addedPriceFen: row.addedPriceFen,
  addedAtMs: row.addedMs,
  state: stateOf(row, row.amount),
  ...boundsOf(row),
  promotionTag: row.promotion?.name[locale] ?? '',
  isBundle: row.isBundle,
});
