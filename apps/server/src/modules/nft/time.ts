import { timeStatus } from '@yunyou/contract';

export interface ActivityTime {
  starts_ms: number;
  ends_ms: number;
}

/** Where an activity stands by the clock. */
export function timeStatusAt({ starts_ms, ends_ms }: ActivityTime, nowMs: number) {
  if (nowMs < starts_ms) return timeStatus.notStarted;
  return nowMs < ends_ms ? timeStatus.ongoing : timeStatus.ended;
}
