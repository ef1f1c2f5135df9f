import type { Cart } from './cart';
import type { Coupon, FreightCoupon, OfferReason, PriceLine } from './input';
import type { AddOnState, LineAdjustment, LineStep, Nearby, OrderFreight } from './result';
import { spread } from './spread';

/** One way to price the cart: which exclusive activities are left out and which coupons are used. */
export interface Plan {
  off: ReadonlySet<string>;
  /** Coupons of shops, at most one for each. */
  own: ReadonlyMap<string, Coupon>;
  /** The one coupon of the platform, for shops without a coupon of their own. */
  platform: Coupon | null;
  freightCoupons: readonly FreightCoupon[];
  /** Use every freight coupon that can be used, also where fewer would save as much. */
  everyFreightCoupon: boolean;
}

/** The running calculation. Adjusters lower `amounts` and say why an offer did not apply. */
export interface Bill {
  /** What each line costs so far, fen. */
  amounts: number[];
  rows: LineAdjustment[];
  /** The activity that keeps coupons away from the line. */
  noCoupon: (string | null)[];
  /** The promotion that set the line's price. */
  promotedBy: (string | null)[];
  /** Lines that take each coupon, or why none does; the same for all bills with these activities. */
  takers: Map<string, readonly number[] | OfferReason>;
  used: Set<string>;
  reasons: Map<string, OfferReason>;
  nearby: Nearby[];
  addOns: AddOnState[];
  freight: Map<string, OrderFreight>;
}

/** One step of the calculation: changes the bill. */
export type Adjuster = (bill: Bill, cart: Cart, plan: Plan) => void;

/** What the line costs before any adjuster, fen. */
export const grossOf = (line: PriceLine): number =>
  line.bundle?.shareFen ?? line.unitPriceFen * line.quantity;

export function openBill(cart: Cart): Bill {
  return {
    amounts: cart.lines.map(grossOf),
    rows: [],
    noCoupon: cart.lines.map(() => null),
    promotedBy: cart.lines.map(() => null),
    takers: new Map(),
    used: new Set(),
    reasons: new Map(),
    nearby: [],
    addOns: [],
    freight: new Map(),
  };
}

export function copyBill(bill: Bill): Bill {
  return {
    amounts: [...bill.amounts],
    rows: [...bill.rows],
    noCoupon: bill.noCoupon,
    promotedBy: bill.promotedBy,
    takers: bill.takers,
    used: new Set(bill.used),
    reasons: new Map(bill.reasons),
    nearby: [...bill.nearby],
    addOns: [],
    freight: new Map(),
  };
}

/** What the lines cost so far, fen. */
export const sumOf = (bill: Bill, indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (bill.amounts[index] ?? 0), 0);

/** Takes `offFen`, but no more than they cost, off these lines by largest remainder. */
export function takeOff(
  bill: Bill,
  cart: Cart,
  step: LineStep,
  sourceId: string,
  indexes: readonly number[],
  offFen: number,
): void {
  const before = indexes.map((index) => bill.amounts[index] ?? 0);
  const shares = spread(Math.min(offFen, sumOf(bill, indexes)), before);
  indexes.forEach((index, place) => {
    const share = shares[place] ?? 0;
    const line = cart.lines[index];
    if (!line || share === 0) return;
    bill.amounts[index] = (before[place] ?? 0) - share;
    bill.rows.push({ lineKey: line.key, step, sourceId, amountFen: -share });
  });
  if (offFen > 0) bill.used.add(sourceId);
}
