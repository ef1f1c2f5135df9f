import type { Coupon } from './input';

/** One of its own coupons in a shop, and what it changes of the total (before it is priced: at least). */
export interface Way {
  coupon: Coupon;
  changesFen: number;
}

/** A shop's own coupons that take something off, the best first, and what each changes of the total. */
export interface Shop {
  id: string;
  ways: readonly Way[];
  /** The best one is better than none. */
  isWorth: boolean;
}
