import type { SoldInActivity } from './pool-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a group ends at the latest: one that is not opened yet has its time to pay, and its hours after that. */
export const latestEndMs = (
  {
    product,
    activity,
    group,
  }: Pick<SoldInActivity, 'product' | 'activity'> & { group: { ends_ms: number | null } | null },
  nowMs: number,
): number =>
  group?.ends_ms ?? nowMs + activity.pay_minutes * MINUTE_MS + (product.group_hours ?? 0) * HOUR_MS;
