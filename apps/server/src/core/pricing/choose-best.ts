import { activityChoices, combinationLimit } from './activity-choices';
import type { Plan } from './bill';
import { bySize } from './by-size';
import { noCoupons, priceActivities } from './calculate';
import type { Cart } from './cart';
import { shopsAreApart } from './cart-parts';
import { everySet } from './every-set';
import type { Coupon } from './input';
import { betterOf, type Outcome, tryPlan } from './outcome';
import type { SearchStep } from './search-step';
import { shopByShop } from './shop-by-shop';
import { isSpent, searchEnd } from './work';

/** The best choice, and for every coupon the best choice that uses it. */
export interface Search {
  best: Outcome;
  bestWith: Map<string, { plan: Plan; totalFen: number }>;
  exhaustive: boolean;
}

/**
 * The smallest total over all combinations of coupons and exclusive activities; by size when there are too many, or too
 * many of them would have to be priced.
 */
export function chooseBest(cart: Cart, { isExplained = true } = {}): Search {
  const usable = cart.coupons.filter((coupon) => cart.covered.get(coupon.id)?.length);
  const platforms = usable.filter((coupon) => coupon.shopId === null);
  const ofShops = new Map<string, Coupon[]>();
  for (const coupon of usable)
    if (coupon.shopId !== null) ofShops.set(coupon.shopId, [...(ofShops.get(coupon.shopId) ?? []), coupon]);
  const apart = shopsAreApart(cart);
  const { offs, complete } = activityChoices(cart);
  const combinations =
    offs.length *
    (apart
      ? 1 + platforms.reduce((sum, one) => sum + 2 ** withOwn(cart, one, ofShops).length, 0)
      : [...ofShops.values()].reduce((product, own) => product * (1 + own.length), 1 + platforms.length));

  let best: Outcome | null = null;
  const bestWith: Search['bestWith'] = new Map();
  // Where nobody asks what another choice would have cost, none is looked for.
  const bestFen = (id: string) =>
    isExplained ? (bestWith.get(id)?.totalFen ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  const note = (id: string, plan: Plan, totalFen: number) => {
    if (totalFen < bestFen(id)) bestWith.set(id, { plan, totalFen });
  };
  const stepOf = (off: ReadonlySet<string>, isOver: () => boolean): SearchStep => {
    const before = priceActivities(cart, off);
    const price: SearchStep['price'] = (own, platform) => {
      const plan = { ...noCoupons, off, own, platform, freightCoupons: cart.freightCoupons };
      const outcome = tryPlan(before, cart, plan);
      if (outcome) best = betterOf(best, outcome);
      for (const coupon of outcome ? [...own.values(), platform] : [])
        if (coupon && outcome) note(coupon.id, plan, outcome.totalFen);
      return outcome;
    };
    const mayBeBest = (leastFen: number) => !best || leastFen <= best.totalFen;
    return { cart, before, off, ofShops, platforms, isExplained, price, note, bestFen, mayBeBest, isOver };
  };

  let exhaustive = complete && combinations <= combinationLimit;
  if (exhaustive) {
    const isOver = searchEnd(cart.work);
    exhaustive = offs.every((off, place) => {
      if (place > 0 && isOver()) return false;
      return (apart ? shopByShop : everySet)(stepOf(off, isOver));
    });
  }
  // Of what nobody can afford to price only the best so far is told.
  if (!exhaustive && !(best && isSpent(cart.work))) {
    const isOver = searchEnd(cart.work);
    // All exclusive activities or none come first, whatever the others cost.
    const ends = [0, cart.exclusives.length];
    const first = offs.filter(({ size }) => ends.includes(size));
    const others = offs.filter(({ size }) => !ends.includes(size));
    for (const off of first) bySize(stepOf(off, isOver));
    for (const off of others) if (!isOver()) bySize(stepOf(off, isOver));
  }
  if (!best) throw new Error('A cart can always be priced without coupons.');
  return { best, bestWith, exhaustive };
}

/** Shops with coupons of their own that a coupon of the platform could be used in. */
function withOwn(cart: Cart, platform: Coupon, ofShops: ReadonlyMap<string, Coupon[]>): string[] {
  const shops = new Set(
    (cart.covered.get(platform.id) ?? []).map((index) => cart.lines[index]?.shopId ?? ''),
  );
  return [...shops].filter((shopId) => ofShops.has(shopId));
}
