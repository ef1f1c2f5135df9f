import { couponOff } from './adjusters/coupon';
import { freightValue, whyNot } from './adjusters/freight-coupon';
import { bestPairs } from './best-pairs';
import type { Plan } from './bill';
import { finish, freightOf, noCoupons, priceActivities, totalOf } from './calculate';
import type { Cart } from './cart';
import { partOf, shopsAreApart } from './cart-parts';
import type { Search } from './choose-best';
import type { Coupon, FreightCoupon, OfferReason } from './input';
import type { Outcome } from './outcome';

/** Why a coupon for goods was not used. Without `search` the buyer chose, and a usable one is `open`. */
export function whyNotCoupon(
  cart: Cart,
  { plan, totalFen }: Outcome,
  coupon: Coupon,
  search: Search | null,
): OfferReason {
  const shops = new Set((cart.covered.get(coupon.id) ?? []).map((index) => cart.lines[index]?.shopId ?? ''));
  const alone = { ...noCoupons, ...placed(coupon) };
  const part = partFor(cart, coupon.shopId);
  const before = priceActivities(cart, plan.off);
  const now = couponOff(before, cart, coupon);
  if (typeof now === 'object') {
    const without = couponOff(priceActivities(cart, new Set(cart.exclusives)), cart, coupon);
    const exclusive = (cart.covered.get(coupon.id) ?? []).flatMap((index) => before.noCoupon[index] ?? [])[0];
    if (typeof without === 'number') return exclusive ? { code: 'notTogether', withId: exclusive } : now;
    return without;
  }
  const occupied =
    coupon.shopId === null ? plan.platform || [...shops].every((id) => plan.own.has(id)) : false;
  const taken = occupied || (coupon.shopId !== null && plan.own.has(coupon.shopId));
  if (!search) return { code: taken ? 'oneCoupon' : 'open' };

  const way = search.bestWith.get(coupon.id) ?? wayOf(cart, { ...alone, off: plan.off });
  const lost = freightLost(cart, way.plan.platform ? cart : part, way.plan, coupon);
  if (lost !== null) return { code: 'losesFreight', moreFen: lost };
  if (way.totalFen > totalFen) return { code: 'savesLess', moreFen: way.totalFen - totalFen };
  return taken || plan.platform ? { code: 'oneCoupon' } : { code: 'savesLess', moreFen: 0 };
}

const wayOf = (cart: Cart, plan: Plan) => ({
  plan,
  totalFen: totalOf(finish(priceActivities(cart, plan.off), cart, plan)),
});

/** What a coupon of a shop can change: its own orders, where shops are apart. */
const partFor = (cart: Cart, shopId: string | null): Cart =>
  shopId !== null && shopsAreApart(cart) ? partOf(cart, new Set([shopId])) : cart;

const placed = (coupon: Coupon): Pick<Plan, 'own' | 'platform'> =>
  coupon.shopId === null
    ? { own: new Map(), platform: coupon }
    : { own: new Map([[coupon.shopId, coupon]]), platform: null };

/** Fen that the plan costs more than without the coupon because freight is due; null when freight is not why. */
function freightLost(cart: Cart, part: Cart, plan: Plan, coupon: Coupon): number | null {
  const before = priceActivities(cart, plan.off);
  const own = new Map([...plan.own].filter(([, other]) => other !== coupon));
  const bill = finish(before, part, plan);
  const without = finish(before, part, {
    ...plan,
    own,
    platform: plan.platform === coupon ? null : plan.platform,
  });
  const moreFen = totalOf(bill) - totalOf(without);
  return freightOf(bill) > freightOf(without) && moreFen >= 0 ? moreFen : null;
}

/** Why a freight coupon was not used. `auto`: how much more the best way with it costs. */
export function whyNotFreightCoupon(
  cart: Cart,
  { bill }: Outcome,
  coupon: FreightCoupon,
  auto: boolean,
): OfferReason {
  const reason = whyNot(bill, cart, coupon);
  if (reason.code !== 'oneCoupon') return reason;
  const savedBy = (offer: FreightCoupon, orderKey: string) => {
    const value = freightValue(bill, cart, offer, orderKey);
    return typeof value === 'number' ? value : 0;
  };
  const free = (orderKey: string) => savedBy(coupon, orderKey) > 0 && !bill.freight.get(orderKey)?.couponId;
  if (!auto) return { code: cart.orderKeys.some(free) ? 'open' : 'oneCoupon' };
  const { orderKeys, freightCoupons } = partFor(cart, coupon.shopId);
  const others = freightCoupons.filter((other) => other !== coupon);
  const ranks = others.map((other) => cart.ranks.get(other.id) ?? 0);
  const savedFen = -orderKeys.reduce((sum, key) => sum + (bill.freight.get(key)?.couponFen ?? 0), 0);
  const saved = orderKeys.map((key) => others.map((other) => savedBy(other, key)));
  const withIt = orderKeys.map((orderKey) => {
    const value = savedBy(coupon, orderKey);
    const values = orderKeys.map((key, row) => (key === orderKey ? others.map(() => 0) : (saved[row] ?? [])));
    const rest = bestPairs(values, ranks, false).map((column, row) => values[row]?.[column ?? -1] ?? 0);
    return value > 0 ? value + rest.reduce((sum, one) => sum + one, 0) : 0;
  });
  const moreFen = savedFen - Math.max(...withIt);
  return moreFen > 0 ? { code: 'savesLess', moreFen } : { code: 'oneCoupon' };
}

/** Why an exclusive activity was left out: for a coupon on its lines, for free delivery, or because the total falls. */
export function whyLeftOut(cart: Cart, outcome: Outcome, activityId: string): OfferReason {
  const { plan, bill, totalFen } = outcome;
  const keys = new Set((cart.covered.get(activityId) ?? []).map((index) => cart.lines[index]?.key));
  const used = bill.rows.find((row) => row.step === 'coupon' && keys.has(row.lineKey));
  if (used) return { code: 'notTogether', withId: used.sourceId };
  const off = new Set([...plan.off].filter((id) => id !== activityId));
  const kept = finish(priceActivities(cart, off), cart, { ...plan, off });
  if (!kept.used.has(activityId)) return kept.reasons.get(activityId) ?? { code: 'notInScope' };
  const moreFen = Math.max(0, totalOf(kept) - totalFen);
  return freightOf(kept) > freightOf(bill)
    ? { code: 'losesFreight', moreFen }
    : { code: 'savesLess', moreFen };
}
