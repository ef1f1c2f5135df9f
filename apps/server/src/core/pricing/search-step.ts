import type { Bill, Plan } from './bill';
import type { Cart } from './cart';
import type { Coupon } from './input';
import type { Outcome } from './outcome';

/** One choice of exclusive activities, for which the best coupons are looked for. */
export interface SearchStep {
  cart: Cart;
  before: Bill;
  off: ReadonlySet<string>;
  ofShops: ReadonlyMap<string, readonly Coupon[]>;
  platforms: readonly Coupon[];
  /** Whether the best total with every coupon is asked for, or the best alone. */
  isExplained: boolean;
  /** Prices the whole cart and keeps what is best; null when a coupon takes nothing off. */
  price(own: Plan['own'], platform: Coupon | null): Outcome | null;
  /** Keeps the best total with a coupon. */
  note(couponId: string, plan: Plan, totalFen: number): void;
  /** The best total with a coupon so far; nothing is below it where nobody asks. */
  bestFen(couponId: string): number;
  /** Whether what costs at least so much may be the best. */
  mayBeBest(leastFen: number): boolean;
  /** As many plans are priced as one search may. */
  isOver(): boolean;
}
