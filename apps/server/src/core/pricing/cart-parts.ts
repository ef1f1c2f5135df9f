import type { Cart } from './cart';

/** Whether a coupon in one shop can change nothing in another: then only a shop's best coupon needs to be combined. */
export function shopsAreApart(cart: Cart): boolean {
  if (new Set(cart.lines.map((line) => line.shopId)).size <= 1) return true;
  const sharedFreight = cart.freightCoupons.some((coupon) => coupon.shopId === null);
  const sharedAddOn = cart.addOns.some((offer) => offer.shopId === null);
  return !sharedFreight && !(sharedAddOn && cart.lines.some((line) => line.addOn));
}

/** The cart with the orders of these shops alone; everything else of it costs the same whatever they choose. */
export function partOf(cart: Cart, shopIds: ReadonlySet<string>): Cart {
  const shopOf = (orderKey: string) => cart.lines[cart.orderLines.get(orderKey)?.[0] ?? -1]?.shopId ?? '';
  return {
    ...cart,
    orderKeys: cart.orderKeys.filter((orderKey) => shopIds.has(shopOf(orderKey))),
    freightCoupons: cart.freightCoupons.filter(({ shopId }) => shopId === null || shopIds.has(shopId)),
  };
}
