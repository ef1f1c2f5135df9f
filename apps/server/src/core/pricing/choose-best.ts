import { activityChoices, combinationLimit } from './activity-choices';
import type { Plan } from './bill';
import { noCoupons, priceActivities } from './calculate';
import type { Cart } from './cart';
import type { Coupon } from './input';
import { betterOf, type Outcome, tryPlan } from './outcome';

/** The best choice, and for every coupon the best choice that uses it. */
export interface Search {
  best: Outcome;
  bestWith: Map<string, { plan: Plan; totalFen: number }>;
  exhaustive: boolean;
}

type Own = ReadonlyMap<string, Coupon>;

/** The smallest total over all combinations of coupons and exclusive activities; by size when there are too many. */
export function chooseBest(cart: Cart): Search {
  const usable = cart.coupons.filter((coupon) => cart.covered.get(coupon.id)?.length);
  const platforms = usable.filter((coupon) => coupon.shopId === null);
  const ofShops = new Map<string, Coupon[]>();
  for (const coupon of usable)
    if (coupon.shopId !== null) ofShops.set(coupon.shopId, [...(ofShops.get(coupon.shopId) ?? []), coupon]);
  const apart = shopsAreApart(cart);
  const { offs, complete } = activityChoices(cart);
  const perShop = [...ofShops.values()].map((coupons) => (apart ? 2 : 1 + coupons.length));
  const combinations = perShop.reduce(
    (product, count) => product * count,
    offs.length * (1 + platforms.length),
  );
  const exhaustive = complete && combinations <= combinationLimit;

  const bestWith: Search['bestWith'] = new Map();
  const note = (id: string, plan: Plan, totalFen: number) => {
    if (totalFen < (bestWith.get(id)?.totalFen ?? Number.POSITIVE_INFINITY))
      bestWith.set(id, { plan, totalFen });
  };
  let best: Outcome | null = null;

  for (const off of offs) {
    const before = priceActivities(cart, off);
    const price = (own: Own, platform: Coupon | null): Outcome | null => {
      const plan = { ...noCoupons, off, own, platform, freightCoupons: cart.freightCoupons };
      const outcome = tryPlan(before, cart, plan);
      if (outcome) best = betterOf(best, outcome);
      for (const coupon of outcome ? [...own.values(), platform] : [])
        if (coupon && outcome) note(coupon.id, plan, outcome.totalFen);
      return outcome;
    };
    const alone = aloneInShops(ofShops, price);
    if (!exhaustive) {
      bySize(alone, platforms, price);
      continue;
    }
    const options = [...alone].map(([shopId, outcomes]) => ({
      shopId,
      outcomes: apart ? outcomes.slice(0, 1) : outcomes,
      others: apart ? outcomes.slice(1) : [],
    }));
    for (const platform of [null, ...platforms])
      for (const own of combinationsOf(options)) {
        const outcome = price(own, platform);
        if (!outcome) continue;
        // Another coupon in a shop's place changes that shop alone, so its total needs no calculation.
        for (const { shopId, outcomes, others } of options)
          for (const other of own.has(shopId) ? others : []) {
            const totalFen = outcome.totalFen + other.outcome.totalFen - (outcomes[0]?.outcome.totalFen ?? 0);
            note(other.coupon.id, { ...outcome.plan, own: new Map(own).set(shopId, other.coupon) }, totalFen);
          }
      }
  }
  if (!best) throw new Error('A cart can always be priced without coupons.');
  return { best, bestWith, exhaustive };
}

/** Whether a coupon in one shop can change nothing in another: then only a shop's best coupon needs to be combined. */
function shopsAreApart(cart: Cart): boolean {
  if (new Set(cart.lines.map((line) => line.shopId)).size <= 1) return true;
  const sharedFreight = cart.freightCoupons.some((coupon) => coupon.shopId === null);
  const sharedAddOn = cart.addOns.some((offer) => offer.shopId === null);
  return !sharedFreight && !(sharedAddOn && cart.lines.some((line) => line.addOn));
}

interface Alone {
  coupon: Coupon;
  outcome: Outcome;
}
type Price = (own: Own, platform: Coupon | null) => Outcome | null;

/** Each shop's coupons that take something off, each used alone, the best first. */
function aloneInShops(ofShops: Map<string, Coupon[]>, price: Price): Map<string, Alone[]> {
  const alone = new Map<string, Alone[]>();
  for (const [shopId, coupons] of ofShops) {
    const tried = coupons.flatMap((coupon) => {
      const outcome = price(new Map([[shopId, coupon]]), null);
      return outcome ? [{ coupon, outcome }] : [];
    });
    alone.set(
      shopId,
      tried.sort((a, b) => (betterOf(a.outcome, b.outcome) === a.outcome ? -1 : 1)),
    );
  }
  return alone;
}

/** Every way to give each shop none or one of its coupons. */
function* combinationsOf(options: { shopId: string; outcomes: Alone[] }[]): Generator<Own> {
  const [first, ...rest] = options;
  if (!first) {
    yield new Map();
    return;
  }
  for (const own of combinationsOf(rest)) {
    yield own;
    for (const { coupon } of first.outcomes) yield new Map([[first.shopId, coupon], ...own]);
  }
}

/** The largest discounts first: each coupon alone, then shops one by one get their best coupon while the total falls. */
function bySize(alone: Map<string, Alone[]>, platforms: readonly Coupon[], price: Price): void {
  const tried = platforms.map((platform) => ({ platform, outcome: price(new Map(), platform) }));
  const [largest] = tried
    .filter((one) => one.outcome)
    .sort((a, b) => (a.outcome?.totalFen ?? 0) - (b.outcome?.totalFen ?? 0));
  for (const platform of largest ? [null, largest.platform] : [null]) {
    let own: Own = new Map();
    let current = price(own, platform);
    const shops = [...alone].sort(
      ([, a], [, b]) => (a[0]?.outcome.totalFen ?? 0) - (b[0]?.outcome.totalFen ?? 0),
    );
    for (const [shopId, [first]] of shops) {
      if (!first) continue;
      const wider = new Map(own).set(shopId, first.coupon);
      const outcome = price(wider, platform);
      if (!outcome || betterOf(current, outcome) !== outcome) continue;
      own = wider;
      current = outcome;
    }
  }
}
