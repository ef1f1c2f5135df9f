import type { Bill, Plan } from './bill';
import { finish, totalOf } from './calculate';
import type { Cart } from './cart';

/** A plan with its bill. */
export interface Outcome {
  plan: Plan;
  bill: Bill;
  totalFen: number;
  /** Ranks of the coupons used, ascending. */
  ranks: number[];
}

/** Prices a plan. Null when one of its coupons for goods takes nothing off: such a plan is no choice of its own. */
export function tryPlan(before: Bill, cart: Cart, plan: Plan): Outcome | null {
  const bill = finish(before, cart, plan);
  const goods = plan.platform ? [...plan.own.values(), plan.platform] : [...plan.own.values()];
  if (goods.some((coupon) => !bill.used.has(coupon.id))) return null;
  const used = [...goods, ...plan.freightCoupons.filter((coupon) => bill.used.has(coupon.id))];
  const ranks = used.map((coupon) => cart.ranks.get(coupon.id) ?? 0).sort((a, b) => a - b);
  return { plan, bill, totalFen: totalOf(bill), ranks };
}

/** Negative when `a` is the better choice: smaller total, fewer coupons, earlier last days and ids, fewer activities left out. */
export function compareOutcomes(a: Outcome, b: Outcome): number {
  if (a.totalFen !== b.totalFen) return a.totalFen - b.totalFen;
  if (a.ranks.length !== b.ranks.length) return a.ranks.length - b.ranks.length;
  const place = a.ranks.findIndex((rank, index) => rank !== b.ranks[index]);
  if (place >= 0) return (a.ranks[place] ?? 0) - (b.ranks[place] ?? 0);
  return a.plan.off.size - b.plan.off.size;
}

/** The better of two; the first when they are equal or the second is missing. */
export const betterOf = <T extends Outcome | null>(a: T, b: Outcome | null): Outcome | T =>
  b && (!a || compareOutcomes(b, a) < 0) ? b : a;
