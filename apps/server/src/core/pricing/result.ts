import type { OfferReason } from './input';

/** What the price engine answers. Discounts are negative fen. */

export type LineStep = 'activity' | 'promotion' | 'fullReduction' | 'reduction' | 'coupon' | 'addOn';
export type PriceStep = LineStep | 'freight';

/** One stored row: why the line's price differs, and by how much. */
export interface LineAdjustment {
  lineKey: string;
  step: LineStep;
  /** The activity or coupon; its name is the caller's. */
  sourceId: string;
  amountFen: number;
}

export interface PricedLine {
  key: string;
  orderKey: string;
  grossFen: number;
  adjustments: LineAdjustment[];
  paidFen: number;
}

export interface OrderFreight {
  /** `none`: nothing is shipped. `addressNeeded` and `notDeliverable` count 0 and forbid ordering. */
  state: 'none' | 'charged' | 'free' | 'addressNeeded' | 'notDeliverable';
  feeFen: number;
  couponId: string | null;
  /** Zero or negative. */
  couponFen: number;
  paidFen: number;
  /** Lines that cannot be delivered there, with the template's words or null when simply no rule fits. */
  undeliverable: { lineKeys: string[]; reason: string | null }[];
  /** What is missing for free delivery, fen; null when it is free or cannot become free. */
  shortOfFreeFen: number | null;
}

export interface PricedOrder {
  orderKey: string;
  shopId: string;
  grossFen: number;
  /** Sum of what the lines cost. */
  goodsFen: number;
  freight: OrderFreight;
  totalFen: number;
}

/** An add-on offer of the cart: whether its things may be taken now. */
export interface AddOnState {
  offerId: string;
  reached: boolean;
  shortFen: number;
  maxPieces: number;
}

/** What is missing for an offer's next advantage, also when a lower one applies already. */
export interface Nearby {
  offerId: string;
  shortFen: number;
  shortPieces: number;
}

export interface PriceResult {
  lines: PricedLine[];
  orders: PricedOrder[];
  totalFen: number;
  /** One row per offer that applied, its whole amount (zero or negative fen), in the order of the steps. */
  applied: { offerId: string; step: PriceStep; amountFen: number }[];
  notApplied: { offerId: string; reason: OfferReason }[];
  /** Chosen coupons that cannot be used; the price stands without them. Empty unless `mode` is `chosen`. */
  refused: { couponId: string; reason: OfferReason }[];
  addOns: AddOnState[];
  nearby: Nearby[];
  /** False when there were too many combinations to try them all. */
  exhaustive: boolean;
}
