import { activityChoices } from './activity-choices';
import type { Plan } from './bill';
import { finish, noCoupons, priceActivities } from './calculate';
import type { Cart } from './cart';
import type { Coupon, FreightCoupon, OfferReason } from './input';
import { betterOf, type Outcome, tryPlan } from './outcome';
import { searchEnd } from './work';

/** What the chosen coupons come to, and those that cannot be used. */
export interface Chosen {
  outcome: Outcome;
  refused: { couponId: string; reason: OfferReason }[];
  exhaustive: boolean;
}

interface Picked {
  own: Map<string, Coupon>;
  platform: Coupon | null;
  freightCoupons: FreightCoupon[];
}

/** Uses exactly these coupons; exclusive activities stay or go so that the total is the smallest that uses them all. */
export function useChosen(
  cart: Cart,
  couponIds: readonly string[],
  blocked: ReadonlyMap<string, OfferReason>,
): Chosen {
  const { offs, complete } = activityChoices(cart);
  const befores = offs.map((off) => ({ off, before: priceActivities(cart, off) }));
  const isOver = searchEnd(cart.work);
  let picked: Picked = { own: new Map(), platform: null, freightCoupons: [] };
  let outcome: Outcome | null = cheapest(picked);

  // A coupon may be usable only beside a later one (freight that falls due): what is left is tried until nothing changes.
  let refused: Chosen['refused'] = [];
  let left = [...new Set(couponIds)];
  while (left.length > 0) {
    refused = [];
    for (const couponId of left) {
      const wider = blocked.get(couponId) ?? add(cart, picked, couponId);
      const next = 'code' in wider ? null : cheapest(wider);
      if (next && !('code' in wider)) {
        picked = wider;
        outcome = next;
      } else refused.push({ couponId, reason: 'code' in wider ? wider : whyUnusable(wider, couponId) });
    }
    if (refused.length === left.length) break;
    left = refused.map(({ couponId }) => couponId);
  }
  if (!outcome) throw new Error('A cart can always be priced without coupons.');
  return { outcome, refused, exhaustive: complete && !isOver() };

  function cheapest(choice: Picked): Outcome | null {
    let best: Outcome | null = null;
    // Where too much was priced already, all exclusive activities stay or all go.
    const tried = isOver()
      ? befores.filter(({ off }) => [0, cart.exclusives.length].includes(off.size))
      : befores;
    for (const { off, before } of tried) {
      const found = tryPlan(before, cart, planOf(choice, off));
      const usesAll = found && choice.freightCoupons.every(({ id }) => counts(found, id));
      if (usesAll) best = betterOf(best, found);
    }
    return best;
  }

  function whyUnusable(choice: Picked, couponId: string): OfferReason {
    const off = new Set(cart.exclusives);
    const bill = finish(priceActivities(cart, off), cart, planOf(choice, off));
    // It would apply by itself, but not beside the coupons before it.
    return bill.reasons.get(couponId) ?? { code: 'oneCoupon' };
  }
}

const planOf = (choice: Picked, off: ReadonlySet<string>): Plan => ({
  ...noCoupons,
  ...choice,
  off,
  everyFreightCoupon: true,
});

/** A freight coupon is used, or waits for the address. */
const counts = ({ bill }: Outcome, couponId: string): boolean =>
  bill.used.has(couponId) || bill.reasons.get(couponId)?.code === 'open';

/** The choice with one more coupon, or why there is no room for it. */
function add(cart: Cart, picked: Picked, couponId: string): Picked | OfferReason {
  const freight = cart.freightCoupons.find(({ id }) => id === couponId);
  if (freight) return { ...picked, freightCoupons: [...picked.freightCoupons, freight] };
  const coupon = cart.coupons.find(({ id }) => id === couponId);
  if (!coupon || !cart.covered.get(couponId)?.length) return { code: 'notInScope' };
  if (coupon.shopId === null)
    return picked.platform ? { code: 'oneCoupon' } : { ...picked, platform: coupon };
  if (picked.own.has(coupon.shopId)) return { code: 'oneCoupon' };
  return { ...picked, own: new Map(picked.own).set(coupon.shopId, coupon) };
}
