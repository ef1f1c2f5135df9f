import type { RequestOf, ResponseOf } from '@yunyou/contract';
import { badInput, refuse } from '../../http/refusal';
import type { IdempotentRequest } from '../../http/request-context';
import { placeOrder } from '../order/place-order';
import { lockItems, type OrderedItem } from './order-store';
import { deleteItems } from './store';

/**
 * Orders items of the cart, which leave it in the same transaction. Refuses with `cartChanged` when an amount is not the one
 * that the cart has, since another device has changed it.
 */
export async function orderFromCart(
  request: IdempotentRequest,
  { items, addOns = [], ...input }: RequestOf<'cart', 'addCartOrder'>,
): Promise<ResponseOf<'order', 'create'>> {
  const ids = items.map(({ skuDetailId }) => skuDetailId);
  if (new Set(ids).size < ids.length) throw badInput([{ field: 'items', reason: 'One stands there twice' }]);
  const stored = new Map((await lockItems(request.tx, request.memberId, ids)).map((one) => [one.skuId, one]));
  const changed = items.filter(({ skuDetailId, amount }) => stored.get(skuDetailId)?.amount !== amount);
  if (changed.length > 0) {
    throw refuse('cartChanged', { detail: { skuDetailIds: changed.map(({ skuDetailId }) => skuDetailId) } });
  }
  const lines = [...stored.values()].sort((a, b) => ids.indexOf(a.skuId) - ids.indexOf(b.skuId)).map(lineOf);
  const picked = addOns.map(({ productId, skuDetailId, activeId, amount }) => ({
    kind: 'goods' as const,
    productId,
    skuDetailId,
    quantity: amount,
    addOnOf: activeId,
  }));
  const placed = await placeOrder(request, [...lines, ...picked], input);
  await deleteItems(request.tx, request.memberId, ids);
  return placed;
}

const lineOf = ({ skuId, productId, amount, goodsType, isBundle }: OrderedItem) => {
  const line = { productId, skuDetailId: skuId, quantity: amount };
  if (isBundle) return { kind: 'bundle' as const, ...line };
  return { kind: goodsType === 0 ? ('goods' as const) : ('service' as const), ...line };
};
