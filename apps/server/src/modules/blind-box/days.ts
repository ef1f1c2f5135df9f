import { boxRefundDays } from '@yunyou/contract';

const DAY_MS = 86_400_000;

/** So long after the end of a set boxes of it can be opened: those bought last are paid within the hour. */
export const openingTailMs = (boxRefundDays + 1) * DAY_MS;

/** While something can be drawn. */
export interface OpeningSpan {
  id: string;
  starts_ms: number;
  ends_ms: number;
}

/** While boxes of a set can be opened. */
export const openingSpan = <Activity extends OpeningSpan>(activity: Activity): Activity => ({
  ...activity,
  ends_ms: activity.ends_ms + openingTailMs,
});
