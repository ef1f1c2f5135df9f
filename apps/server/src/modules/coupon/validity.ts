import { addDays, dayOf } from '../../clock';
import type { CouponRow } from './offers-store';

/** First and last day of a coupon that is claimed now, Shanghai days, the last one included. */
export function validityOf(
  coupon: Pick<CouponRow, 'first_day' | 'last_day' | 'after_days' | 'days'>,
  nowMs: number,
): { firstDay: string; lastDay: string } {
  if (coupon.first_day !== null && coupon.last_day !== null)
    return { firstDay: coupon.first_day, lastDay: coupon.last_day };
  const firstDay = addDays(dayOf(nowMs), coupon.after_days ?? 0);
  return { firstDay, lastDay: addDays(firstDay, (coupon.days ?? 1) - 1) };
}
