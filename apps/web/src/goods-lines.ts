import type { Cart, GoodsDetail, Sdk, ServiceDetail, TicketDetail } from '@yunyou/sdk';
import type { LineActivity, SkuLineOpening } from '@yunyou/sdk/checkout';

const single = { travellersNeeded: 0, guestsNeeded: 0, dated: false, ticket: null };

/** What is chosen in the cart and can be bought, as the order form opens it. */
export const linesOfCart = ({ shops }: Cart, selected: readonly string[]): SkuLineOpening[] =>
  shops
    .flatMap(({ items }) => items)
    .filter(({ skuDetailId, state }) => selected.includes(skuDetailId) && state === 'ok')
    .map((item) => ({
      kind: item.isBundle ? 'bundle' : 'goods',
      skuDetailId: item.skuDetailId,
      quantity: item.amount,
      product: {
        id: item.productId,
        title: item.productName,
        specText: item.skuName,
        picture: item.thumb,
        priceFen: item.priceFen,
        shipped: true,
        ...single,
      },
    }));

/** Gives an item of the cart another number, as the order form was told there is. */
export async function setCartAmount(cart: Sdk['cart'], skuDetailId: string, amount: number): Promise<void> {
  const list = cart.state.list ?? (await cart.load());
  const item = list.shops.flatMap(({ items }) => items).find((one) => one.skuDetailId === skuDetailId);
  if (item) await cart.setAmount(item, amount);
}

/** One option of goods, of a service or of a bundle; without a name the first that can be had. */
export function linesOfProduct(
  product: GoodsDetail | ServiceDetail,
  skuDetailId: string,
  quantity: number,
  {
    startDay = '',
    slotId = '',
    ticket = null,
    activity,
  }: {
    startDay?: string;
    slotId?: string;
    ticket?: TicketDetail | null;
    activity?: LineActivity | undefined;
  } = {},
): SkuLineOpening[] {
  const sku =
    product.skus.find((one) => one.skuDetailId === skuDetailId) ??
    product.skus.find(({ enabled }) => enabled);
  if (!sku) return [];
  const { bundle } = product;
  const parts = bundle?.parts ?? [];
  const sum = (of: 'travellersNeeded' | 'guestsNeeded') => parts.reduce((all, part) => all + part[of], 0);
  return [
    {
      kind: bundle ? 'bundle' : product.goodsType === 0 ? 'goods' : 'service',
      skuDetailId: sku.skuDetailId,
      quantity: Math.max(product.minPerOrder, Math.trunc(quantity) || 1),
      startDay,
      slotId,
      activity,
      product: {
        id: product.id,
        title: product.name,
        specText: sku.name,
        picture: sku.picture ?? product.thumb,
        priceFen: sku.promoFen ?? sku.priceFen,
        shipped: bundle ? parts.some(({ shipped }) => shipped) : product.goodsType === 0,
        travellersNeeded: sum('travellersNeeded'),
        guestsNeeded: sum('guestsNeeded'),
        dated: bundle?.dated ?? false,
        ticket,
        appointItems: 'appointItems' in product ? product.appointItems : [],
      },
    },
  ];
}
