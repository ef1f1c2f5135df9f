import type { Cart, Sdk } from '@yunyou/sdk';
import type { SkuLineOpening } from '@yunyou/sdk/checkout';

export { skuOpeningsOf as linesOfProduct } from '@yunyou/sdk/checkout';

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
