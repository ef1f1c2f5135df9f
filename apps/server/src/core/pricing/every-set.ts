import { placesOf, setsOf } from './coupon-sets';
import type { SearchStep } from './search-step';

/**
 * The best choice where shops are bound together: every set of coupons that may be the best, or a better way to use one
 * of them, is priced, the least first. False when too many had to be.
 */
export function everySet(step: SearchStep): boolean {
  const none = step.price(new Map(), null);
  if (!none) throw new Error('A cart can always be priced without coupons.');
  const places = placesOf(step, step.ofShops);
  for (const platform of [null, ...step.platforms])
    for (const { own, leastFen } of setsOf(step, places, platform, none.totalFen)) {
      if (step.isOver()) return false;
      const coupons = platform ? [...own.values(), platform] : [...own.values()];
      // Without coupons it is priced already.
      if (coupons.length === 0) continue;
      if (step.mayBeBest(leastFen) || coupons.some(({ id }) => leastFen < step.bestFen(id)))
        step.price(own, platform);
      else if (!step.isExplained) break;
    }
  return true;
}
