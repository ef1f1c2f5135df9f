import { type ActivitySummary, type TimeStatus, timeStatus } from '@yunyou/contract';

/** Where now stands: not started, ongoing, ended. The end itself is over, the start has begun. */
export function timeStatusOf(
  { startsAtMs, endsAtMs }: Pick<ActivitySummary, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): TimeStatus {
  if (nowMs < startsAtMs) return timeStatus.notStarted;
  return nowMs < endsAtMs ? timeStatus.ongoing : timeStatus.ended;
}
