import type { Plan } from './bill';
import { type Place, placesOf, setsOf } from './coupon-sets';
import type { Coupon } from './input';
import { betterOf, type Outcome } from './outcome';
import type { SearchStep } from './search-step';

interface Alone {
  coupon: Coupon;
  outcome: Outcome;
}

/** The largest discounts first: each coupon alone, then shops one by one get their best coupon while the total falls. */
export function bySize(step: SearchStep): void {
  const none = step.price(new Map(), null);
  if (!none) throw new Error('A cart can always be priced without coupons.');
  const places = placesOf(step, step.ofShops);
  const alone = new Map(places.map((place) => [place.id, bestAlone(step, place, none)]));
  const largest = largestOfPlatform(step, none);
  const shops = [...alone].sort(([, a], [, b]) => (a?.outcome.totalFen ?? 0) - (b?.outcome.totalFen ?? 0));
  for (const platform of largest ? [null, largest] : [null]) {
    let own: Plan['own'] = new Map();
    let current = platform ? step.price(own, platform) : none;
    for (const [shopId, first] of shops) {
      if (!first) continue;
      const wider = new Map(own).set(shopId, first.coupon);
      const outcome = step.price(wider, platform);
      if (!outcome || betterOf(current, outcome) !== outcome) continue;
      own = wider;
      current = outcome;
    }
  }
}

/** The best of a shop's coupons, used alone; those are priced that may be it. */
function bestAlone(step: SearchStep, { id, ways }: Place, none: Outcome): Alone | null {
  let best: Alone | null = null;
  for (const { coupon, changesFen } of ways) {
    if (best && none.totalFen + changesFen > best.outcome.totalFen) break;
    const outcome = step.price(new Map([[id, coupon]]), null);
    if (outcome && (!best || betterOf(best.outcome, outcome) === outcome)) best = { coupon, outcome };
  }
  return best;
}

/** The coupon of the platform with the smallest total, used alone; those are priced that may be it. */
function largestOfPlatform(step: SearchStep, none: Outcome): Coupon | null {
  const sets = step.platforms
    .flatMap((platform) =>
      [...setsOf(step, [], platform, none.totalFen)].map((set) => ({ platform, ...set })),
    )
    .sort((a, b) => a.leastFen - b.leastFen);
  let best: Alone | null = null;
  for (const { platform, leastFen } of sets) {
    if (best && leastFen > best.outcome.totalFen) break;
    const outcome = step.price(new Map(), platform);
    if (outcome && (!best || betterOf(best.outcome, outcome) === outcome))
      best = { coupon: platform, outcome };
  }
  return best?.coupon ?? null;
}
