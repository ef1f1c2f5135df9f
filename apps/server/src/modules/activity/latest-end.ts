import type { ActivityRow } from './offers-store';
import type { ActivityProductRow } from './products-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a group ends at the latest that is opened now: it has its time to pay, and its hours after that. */
export const latestEndMs = (
  {
    product,
    activity,
  }: {
    product: Pick<ActivityProductRow, 'group_hours'>;
    activity: Pick<ActivityRow, 'pay_minutes'>;
  },
  nowMs: number,
): number => nowMs + activity.pay_minutes * MINUTE_MS + (product.group_hours ?? 0) * HOUR_MS;
