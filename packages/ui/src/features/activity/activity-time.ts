import { type ActivityOffer, timeStatus } from '@yunyou/contract';

/** Where now stands in the time of an activity: the end itself is over, the start has begun. */
export function activityStatus(
  { startsAtMs, endsAtMs }: Pick<ActivityOffer, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
) {
  if (nowMs < startsAtMs) return timeStatus.notStarted;
  return nowMs < endsAtMs ? timeStatus.ongoing : timeStatus.ended;
}
