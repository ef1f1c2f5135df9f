import { freightValue, whyNot } from './adjusters/freight-coupon';
import { bestPairs } from './best-pairs';
import type { Plan } from './bill';
import { finish, freightOf, noCoupons, priceActivities, totalOf } from './calculate';
import type { Cart } from './cart';
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
  const now = finish(priceActivities(cart, plan.off), cart, { ...alone, off: plan.off });
  if (!now.used.has(coupon.id)) {
    const off = new Set(cart.exclusives);
    const without = finish(priceActivities(cart, off), cart, { ...alone, off });
    const exclusive = (cart.covered.get(coupon.id) ?? []).flatMap((index) => now.noCoupon[index] ?? [])[0];
    if (without.used.has(coupon.id) && exclusive) return { code: 'notTogether', withId: exclusive };
    return without.reasons.get(coupon.id) ?? now.reasons.get(coupon.id) ?? { code: 'notInScope' };
  }
  const occupied =
    coupon.shopId === null ? plan.platform || [...shops].every((id) => plan.own.has(id)) : false;
  const taken = occupied || (coupon.shopId !== null && plan.own.has(coupon.shopId));
  if (!search) return { code: taken ? 'oneCoupon' : 'open' };

  const way = search.bestWith.get(coupon.id) ?? { plan: { ...alone, off: plan.off }, totalFen: totalOf(now) };
  const lost = freightLost(cart, way.plan, coupon);
  if (lost !== null) return { code: 'losesFreight', moreFen: lost };
  if (way.totalFen > totalFen) return { code: 'savesLess', moreFen: way.totalFen - totalFen };
  return taken || plan.platform ? { code: 'oneCoupon' } : { code: 'savesLess', moreFen: 0 };
}

const placed = (coupon: Coupon): Pick<Plan, 'own' | 'platform'> =>
  coupon.shopId === null
    ? { own: new Map(), platform: coupon }
    : { own: new Map([[coupon.shopId, coupon]]), platform: null };

/** Fen that the plan costs more than without the coupon because freight is due; null when freight is not why. */
function freightLost(cart: Cart, plan: Plan, coupon: Coupon): number | null {
  const before = priceActivities(cart, plan.off);
  const own = new Map([...plan.own].filter(([, other]) => other !== coupon));
  const bill = finish(before, cart, plan);
  const without = finish(before, cart, {
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
  const others = cart.freightCoupons.filter((other) => other !== coupon);
  const ranks = others.map((other) => cart.ranks.get(other.id) ?? 0);
  const savedFen = -[...bill.freight.values()].reduce((sum, order) => sum + order.couponFen, 0);
  const withIt = cart.orderKeys.map((orderKey) => {
    const value = savedBy(coupon, orderKey);
    const values = cart.orderKeys.map((key) =>
      others.map((other) => (key === orderKey ? 0 : savedBy(other, key))),
    );
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
