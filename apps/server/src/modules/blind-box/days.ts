import { boxRefundDays } from '@yunyou/contract';

const DAY_MS = 86_400_000;

interface Span {
  id: string;
  starts_ms: number;
  ends_ms: number;
}

/** When a box is paid back that nobody has opened. */
export const refundsAtMsOf = (paidMs: number): number => paidMs + boxRefundDays * DAY_MS;

/** While boxes of a set can be opened: until those are paid back that were bought last, which are paid within the hour. */
export const openingSpan = <One extends Span>(activity: One): One => ({
  ...activity,
  ends_ms: refundsAtMsOf(activity.ends_ms) + DAY_MS,
});
