import { couponOff } from './adjusters/coupon';
import type { Bill, Plan } from './bill';
import { noCoupons } from './calculate';
import type { Cart } from './cart';
import { partOf } from './cart-parts';
import { type CouponSet, setsOf } from './coupon-sets';
import type { Coupon } from './input';
import { betterOf, compareOutcomes, type Outcome, tryPlan } from './outcome';
import type { SearchStep } from './search-step';
import type { Shop, Way } from './shop';

/**
 * The best choice where no coupon of a shop changes anything in another: each shop has its best, priced by its own orders
 * alone. Only a coupon of the platform binds shops together; in those it covers, every set of own coupons is looked at.
 * False when too many plans had to be priced.
 */
export function shopByShop(step: SearchStep): boolean {
  const shops = [...step.ofShops].map(([id, coupons]) => shopOf(step, id, coupons));
  const best = new Map(
    shops.flatMap(({ id, ways: [first], isWorth }) =>
      first && isWorth ? [[id, first.coupon] as const] : [],
    ),
  );
  const outcome = step.price(best, null);
  if (!outcome) throw new Error('Coupons that take something off can be used.');
  noteOthers(step, shops, outcome.plan, outcome.totalFen);
  for (const platform of step.platforms) {
    if (step.isOver()) return false;
    withPlatform(step, shops, outcome, platform);
  }
  return !step.isOver();
}

/** The shop by itself. Where nobody asks what else could be used, only coupons that may be the best are priced. */
function shopOf(step: SearchStep, id: string, coupons: readonly Coupon[]): Shop {
  const { cart, before, off, isExplained } = step;
  const key = keyOf(cart, before, id);
  const known =
    cart.work.shops.get(`all ${key}`) ?? (isExplained ? undefined : cart.work.shops.get(`best ${key}`));
  if (known) return known;
  const part = partOf(cart, new Set([id]));
  const plan = { ...noCoupons, off, freightCoupons: part.freightCoupons };
  const none = tryPlan(before, part, plan);
  if (!none) throw new Error('A cart can always be priced without coupons.');
  const usable = coupons
    .flatMap((coupon) => {
      const offFen = couponOff(before, cart, coupon);
      return typeof offFen === 'number' ? [{ coupon, offFen }] : [];
    })
    .sort((a, b) => b.offFen - a.offFen);
  const tried: (Way & { outcome: Outcome })[] = [];
  let first: Outcome = none;
  for (const { coupon, offFen } of usable) {
    if (!isExplained && none.totalFen - offFen > first.totalFen) break;
    const outcome = tryPlan(before, part, { ...plan, own: new Map([[id, coupon]]) });
    if (!outcome) continue;
    tried.push({ coupon, outcome, changesFen: outcome.totalFen - none.totalFen });
    first = betterOf(first, outcome);
  }
  tried.sort((a, b) => compareOutcomes(a.outcome, b.outcome));
  const ways = tried.map(({ coupon, changesFen }) => ({ coupon, changesFen }));
  const shop = { id, ways, isWorth: first !== none };
  cart.work.shops.set(`${isExplained ? 'all' : 'best'} ${key}`, shop);
  return shop;
}

/** What a shop's own coupons depend on. */
const keyOf = (cart: Cart, before: Bill, shopId: string): string =>
  JSON.stringify([
    shopId,
    cart.lines.flatMap((line, index) =>
      line.shopId === shopId
        ? [
            [line.key, line.productId, line.freight?.templateId, line.quantity, line.unitPriceFen],
            [before.amounts[index], before.noCoupon[index]],
          ]
        : [],
    ),
  ]);

/** Every set of own coupons in the shops that a coupon of the platform covers; the others keep their best. */
function withPlatform(step: SearchStep, shops: readonly Shop[], best: Outcome, platform: Coupon): void {
  const { cart, before, off } = step;
  const covered = new Set(
    (cart.covered.get(platform.id) ?? []).map((index) => cart.lines[index]?.shopId ?? ''),
  );
  const inside = shops.filter(({ id }) => covered.has(id));
  const elsewhere = new Map([...best.plan.own].filter(([id]) => !covered.has(id)));
  const part = partOf(cart, covered);
  const base = { ...noCoupons, off, freightCoupons: part.freightCoupons };
  const none = tryPlan(before, part, base);
  if (!none) return;
  // A shop with a coupon has its best one; what another changes is known.
  const bound = inside.flatMap(({ id, ways: [first] }) => (first ? [{ id, ways: [first] }] : []));
  const sets = [...setsOf(step, bound, platform, none.totalFen)];
  const bestInsideFen = inside.reduce(
    (sum, { ways: [first], isWorth }) => sum + (first && isWorth ? first.changesFen : 0),
    none.totalFen,
  );
  const restFen = best.totalFen - bestInsideFen;
  if (!sets[0] || !(step.isExplained || step.mayBeBest(sets[0].leastFen + restFen))) return;

  const known = new Map<CouponSet, Outcome | null>();
  const priceSet = (set: CouponSet): Outcome | null => {
    const outcome = known.has(set)
      ? (known.get(set) ?? null)
      : tryPlan(before, part, { ...base, own: set.own, platform });
    known.set(set, outcome);
    return outcome;
  };
  let first: Outcome | null = null;
  for (const set of sets) {
    if (first && (set.leastFen > first.totalFen || step.isOver())) break;
    first = betterOf(first, priceSet(set));
  }
  if (!first) return;
  const whole = step.price(new Map([...elsewhere, ...first.plan.own]), platform);
  if (!whole || !step.isExplained) return;
  for (const set of sets) {
    if (step.isOver()) return;
    const told = shops.filter((shop) => !covered.has(shop.id) || set.own.has(shop.id));
    const plan = { ...whole.plan, own: new Map([...elsewhere, ...set.own]) };
    // Only what would be a better way to use one of the coupons is priced.
    const ways = waysIn(told, plan, set.leastFen + restFen);
    if (!ways.some(({ coupon, totalFen }) => totalFen < step.bestFen(coupon.id))) continue;
    const outcome = priceSet(set);
    if (outcome) noteOthers(step, told, plan, outcome.totalFen + restFen);
  }
}

/** Each coupon of these shops in its shop's place, and what the cart costs then. */
const waysIn = (shops: readonly Shop[], { own }: Pick<Plan, 'own'>, totalFen: number) =>
  shops.flatMap(({ id, ways }) => {
    const now = ways.find(({ coupon }) => coupon === own.get(id))?.changesFen ?? 0;
    return ways.map(({ coupon, changesFen }) => ({ id, coupon, totalFen: totalFen + changesFen - now }));
  });

/** Another coupon in a shop's place changes that shop alone, so its total needs no calculation. */
function noteOthers({ note }: SearchStep, shops: readonly Shop[], plan: Plan, totalFen: number) {
  for (const way of waysIn(shops, plan, totalFen))
    note(way.coupon.id, { ...plan, own: new Map(plan.own).set(way.id, way.coupon) }, way.totalFen);
}
