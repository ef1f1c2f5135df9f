import { cartAmountMax, type RequestOf, type ResponseOf } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { tooFew, unitFen, whyNotSold } from '../goods/selling';
import { type SellingSku, sellingSkus } from '../goods/sku-store';
import type { CartReader } from './list';
import { checkNamed } from './rules';
import { addItems, amountsOf, deleteItems, lockCart } from './store';

type DropRule = ResponseOf<'cart', 'merge'>['dropped'][number]['rule'];

/** Adds pieces to what is in the cart; no more than can be bought. */
export async function addToCart(
  tx: Tx,
  reader: CartReader,
  { skuDetailId, amount, ...named }: RequestOf<'cart', 'addCart'>,
): Promise<ResponseOf<'cart', 'addCart'>> {
  await lockCart(tx, reader.memberId);
  const [sku] = await sellingSkus(tx, [skuDetailId], reader);
  if (!sku) throw notFound();
  checkNamed(sku, named);
  const refusal = whyNotSold(sku);
  if (refusal) throw refusal;
  const before = (await amountsOf(tx, reader.memberId, [skuDetailId])).get(skuDetailId) ?? 0;
  const [added] = await addItems(tx, [additionOf(sku, amount)], reader);
  if (!added) throw refuse('cartFull');
  return { amount: added.amount, capped: added.amount < before + amount };
}

const additionOf = (sku: SellingSku, amount: number, priceFen = unitFen(sku)) => ({
  skuId: sku.skuId,
  amount,
  max: Math.min(sku.left, cartAmountMax),
  priceFen,
});

/** Takes a guest's cart over: what is there already adds up, what cannot be bought is named. */
export async function mergeCart(
  tx: Tx,
  reader: CartReader,
  items: RequestOf<'cart', 'merge'>['items'],
): Promise<ResponseOf<'cart', 'merge'>> {
  const ids = items.map(({ skuDetailId }) => skuDetailId);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw badInput([{ field: `items.${twice}.skuDetailId`, reason: 'twice' }]);
  await lockCart(tx, reader.memberId);
  const skus = new Map((await sellingSkus(tx, ids, reader)).map((sku) => [sku.skuId, sku]));
  const before = await amountsOf(tx, reader.memberId, ids);
  const dropped: ResponseOf<'cart', 'merge'>['dropped'] = [];
  const additions = items.flatMap(({ skuDetailId, amount, addedPriceFen, ...named }, index) => {
    const sku = skus.get(skuDetailId);
    if (sku) checkNamed(sku, named, `items.${index}.`);
    const rule = sku ? dropRuleOf(sku) : 'skuGone';
    const name = sku?.productName[reader.locale] ?? '';
    if (rule) dropped.push({ skuDetailId, name, rule });
    return sku && !rule ? [additionOf(sku, amount, addedPriceFen)] : [];
  });
  const added = additions.length > 0 ? await addItems(tx, additions, reader) : [];
  const now = new Map(added.map(({ skuId, amount }) => [skuId, amount]));
  for (const { skuId } of additions) {
    const name = skus.get(skuId)?.productName[reader.locale] ?? '';
    if (!now.has(skuId)) dropped.push({ skuDetailId: skuId, name, rule: 'cartFull' });
  }
  const capped = additions.flatMap(({ skuId, amount }) => {
    const then = now.get(skuId);
    return then !== undefined && then < (before.get(skuId) ?? 0) + amount
      ? [{ skuDetailId: skuId, amount: then }]
      : [];
  });
  return { merged: added.length, capped, dropped };
}

/** Why an item of a guest is not taken over. */
function dropRuleOf(sku: SellingSku): DropRule | undefined {
  const rule = whyNotSold(sku)?.details.rule;
  return dropRules.find((one) => one === rule);
}

const dropRules = ['soldOut', 'notOnSale', 'skuGone', 'shopClosed'] as const;

/** Another option of the same product in place of one; the same option: another amount of it. */
export async function changeItem(
  tx: Tx,
  reader: CartReader,
  { skuDetailId, toSkuDetailId, amount }: RequestOf<'cart', 'change'>,
): Promise<void> {
  const { memberId } = reader;
  await lockCart(tx, memberId);
  const known = await sellingSkus(tx, [skuDetailId, toSkuDetailId], reader);
  const from = known.find(({ skuId }) => skuId === skuDetailId);
  const to = known.find(({ skuId }) => skuId === toSkuDetailId);
  const amounts = await amountsOf(tx, memberId, [skuDetailId]);
  if (!from || !to || !amounts.has(skuDetailId)) throw notFound();
  if (to.productId !== from.productId)
    throw badInput([{ field: 'toSkuDetailId', reason: 'another product' }]);
  const refusal = whyNotSold(to);
  if (refusal) throw refusal;
  if (amount > to.left) throw tooFew(to.skuId, to.left);
  await deleteItems(tx, memberId, [skuDetailId]);
  await addItems(tx, [additionOf(to, amount)], reader);
}
