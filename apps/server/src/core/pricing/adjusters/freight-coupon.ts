import { isLines, takersOf } from '../admission';
import { bestPairs } from '../best-pairs';
import { type Adjuster, type Bill, sumOf } from '../bill';
import type { Cart } from '../cart';
import type { FreightCoupon, OfferReason } from '../input';

/** Each order's freight takes at most one of the plan's freight coupons, so that all together save most. */
export const freightCoupon: Adjuster = (bill, cart, plan) => {
  if (plan.freightCoupons.length === 0) return;
  const orderKeys = cart.orderKeys.filter((orderKey) => bill.freight.get(orderKey)?.feeFen);
  const values = orderKeys.map((orderKey) =>
    plan.freightCoupons.map((offer) => {
      if (!isOfShop(cart, offer, orderKey)) return 0;
      const value = freightValue(bill, cart, offer, orderKey);
      return typeof value === 'number' ? value : 0;
    }),
  );
  const ranks = plan.freightCoupons.map((offer) => cart.ranks.get(offer.id) ?? 0);
  bestPairs(values, ranks, plan.everyFreightCoupon).forEach((column, row) => {
    const offer = plan.freightCoupons[column ?? -1];
    const orderKey = orderKeys[row] ?? '';
    const order = bill.freight.get(orderKey);
    const savedFen = values[row]?.[column ?? -1] ?? 0;
    if (!offer || !order || savedFen === 0) return;
    bill.freight.set(orderKey, {
      ...order,
      couponId: offer.id,
      couponFen: -savedFen,
      paidFen: order.feeFen - savedFen,
    });
    bill.used.add(offer.id);
  });
  // Where the best choice is looked for, reasons are told once it is found.
  if (!plan.everyFreightCoupon) return;
  for (const offer of plan.freightCoupons)
    if (!bill.used.has(offer.id)) bill.reasons.set(offer.id, whyNot(bill, cart, offer));
};

/** Whether the coupon is of the order's shop, or the platform's. */
const isOfShop = (cart: Cart, { shopId }: FreightCoupon, orderKey: string): boolean =>
  shopId === null || cart.lines[cart.orderLines.get(orderKey)?.[0] ?? -1]?.shopId === shopId;

/** Fen that the coupon saves on this order's freight, or why nothing. */
export function freightValue(
  bill: Bill,
  cart: Cart,
  offer: FreightCoupon,
  orderKey: string,
): number | OfferReason {
  const open = takersOf(bill, cart, offer);
  if (!isLines(open)) return open;
  const inside = open.filter((index) => cart.lines[index]?.orderKey === orderKey);
  if (inside.length === 0) return { code: 'notInScope' };
  const order = bill.freight.get(orderKey);
  if (order?.state === 'addressNeeded') return { code: 'open' };
  const feeFen = order?.feeFen ?? 0;
  if (feeFen === 0) return { code: 'noFreight' };
  const shortFen = offer.thresholdFen - sumOf(bill, inside);
  if (shortFen > 0) return { code: 'belowThreshold', shortFen };
  return Math.min(offer.offFen ?? feeFen, feeFen);
}

/** The nearest miss among the orders: another coupon there, then a threshold, then no freight at all. */
export function whyNot(bill: Bill, cart: Cart, offer: FreightCoupon): OfferReason {
  const own = cart.orderKeys.filter((orderKey) => isOfShop(cart, offer, orderKey));
  const orderKeys = own.length > 0 ? own : cart.orderKeys;
  const values = orderKeys.map((orderKey) => freightValue(bill, cart, offer, orderKey));
  if (values.some((value) => typeof value === 'number')) return { code: 'oneCoupon' };
  const reasons = values.filter((value) => typeof value === 'object');
  const short = reasons
    .filter((reason) => reason.code === 'belowThreshold')
    .sort((a, b) => a.shortFen - b.shortFen);
  return (
    reasons.find((reason) => reason.code === 'open') ??
    short[0] ??
    reasons.find((reason) => reason.code === 'noFreight') ??
    reasons[0] ?? { code: 'notInScope' }
  );
}
