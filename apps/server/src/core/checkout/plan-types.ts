import type { Address, BreakdownRow, LocalizedText, OrderType } from '@yunyou/contract';
import type { PlannedLine } from '../lines';
import type { OffersRead } from '../offers';
import type { CouponChoice, LineAdjustment, PriceLine, PriceResult, Work } from '../pricing';

/** A planned line with its price. */
export interface PlanLine {
  planned: PlannedLine;
  /** Which of the checkout's orders it belongs to. */
  orderKey: string;
  grossFen: number;
  paidFen: number;
  adjustments: LineAdjustment[];
  /** Its place among the lines that were asked for. */
  index: number;
}

export interface PlanOrder {
  key: string;
  supplierId: string;
  orderType: OrderType;
  freightFen: number;
  /** The offer that lowered it. */
  freightCouponId: string | null;
  totalFen: number;
}

/** What is to be bought, checked against the rules of its kinds and priced: one order per shop and type. */
export interface CheckoutPlan {
  lines: PlanLine[];
  orders: PlanOrder[];
  breakdown: PlanRow[];
  totalFen: number;
  deliverTo: Address | null;
  /** How the price came to be. */
  pricing: { lines: PriceLine[]; offers: OffersRead; choice: CouponChoice; result: PriceResult; work: Work };
}

/** A row of a price, for one order of the checkout. */
export interface PlanRow {
  row: BreakdownRow;
  label: LocalizedText;
  orderKey: string;
  /** What tells rows apart that several orders have: the offer; null for a line. */
  sourceId: string | null;
}
