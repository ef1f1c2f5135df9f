import { activityPrice } from './adjusters/activity-price';
import { addOn } from './adjusters/add-on';
import { coupon } from './adjusters/coupon';
import { freight } from './adjusters/freight';
import { freightCoupon } from './adjusters/freight-coupon';
import { fullReduction } from './adjusters/full-reduction';
import { promotion } from './adjusters/promotion';
import { reduction } from './adjusters/reduction';
import { type Adjuster, type Bill, copyBill, openBill, type Plan } from './bill';
import type { Cart } from './cart';
import { countPlan } from './work';

/** The order of the steps. Those before the coupons are the same for every choice of coupons. */
const beforeCoupons: readonly Adjuster[] = [activityPrice, promotion, fullReduction, reduction];
const fromCoupons: readonly Adjuster[] = [coupon, addOn, freight, freightCoupon];

/** Coupons are left out; a plan is completed with `{ ...noCoupons, own }`. */
export const noCoupons: Plan = {
  off: new Set(),
  own: new Map(),
  platform: null,
  freightCoupons: [],
  everyFreightCoupon: false,
};

const calculated = new WeakMap<Cart, Map<string, Bill>>();

/** The steps before the coupons, with some exclusive activities left out; calculated once for each choice of them. */
export function priceActivities(cart: Cart, off: ReadonlySet<string>): Bill {
  const known = calculated.get(cart) ?? new Map<string, Bill>();
  calculated.set(cart, known);
  const key = [...off].sort().join(' ');
  const bill = known.get(key) ?? withActivities(cart, off);
  known.set(key, bill);
  return bill;
}

function withActivities(cart: Cart, off: ReadonlySet<string>): Bill {
  countPlan(cart.work);
  const bill = openBill(cart);
  for (const adjust of beforeCoupons) adjust(bill, cart, { ...noCoupons, off });
  return bill;
}

/** The steps from the coupons on; the bill given stays as it is. */
export function finish(before: Bill, cart: Cart, plan: Plan): Bill {
  countPlan(cart.work);
  const bill = copyBill(before);
  for (const adjust of fromCoupons) adjust(bill, cart, plan);
  return bill;
}

/** What the bill comes to with freight, fen. */
export function totalOf(bill: Bill): number {
  let totalFen = 0;
  for (const amount of bill.amounts) totalFen += amount;
  for (const { paidFen } of bill.freight.values()) totalFen += paidFen;
  return totalFen;
}

/** Freight of all orders, fen. */
export const freightOf = (bill: Bill): number =>
  [...bill.freight.values()].reduce((sum, { paidFen }) => sum + paidFen, 0);
