import type { Cart } from './cart';

/** Beyond so many combinations the engine no longer tries them all. */
export const combinationLimit = 20_000;

/** Of so many exclusive activities all subsets are tried at most, and with more of them so many are left out one by one. */
const activityLimit = { subsets: 7, singly: 30 };

/**
 * Which exclusive activities may be left out together. All subsets, unless they and the coupons are too many; then all,
 * none, all but one and one alone. The answer does not depend on the buyer's choice, so that the automatic one has
 * every way that a chosen coupon has.
 */
export function activityChoices(cart: Cart): { offs: ReadonlySet<string>[]; complete: boolean } {
  const { exclusives } = cart;
  const coupons = cart.coupons.length + cart.freightCoupons.length;
  if (
    exclusives.length <= activityLimit.subsets &&
    2 ** exclusives.length * (1 + coupons) <= combinationLimit
  ) {
    const offs: ReadonlySet<string>[] = [];
    for (let bits = 0; bits < 2 ** exclusives.length; bits += 1)
      offs.push(new Set(exclusives.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1)));
    return { offs, complete: true };
  }
  const offs = [new Set<string>(), new Set(exclusives)];
  for (const id of exclusives.slice(0, activityLimit.singly)) {
    offs.push(new Set([id]));
    offs.push(new Set(exclusives.filter((other) => other !== id)));
  }
  return { offs, complete: false };
}
