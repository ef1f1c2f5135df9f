import type { NftActivity } from '@yunyou/contract';

/** What an activity waits for, and how long, by the server's clock. */
export interface ActivityTime {
  readonly state: 'coming' | 'running' | 'over';
  /** Until it starts, or ends; 0 once it is over. */
  readonly remainingMs: number;
}

/** How an activity stands at a time. Its last moment is before `endsAtMs`. */
export function activityTime(
  { startsAtMs, endsAtMs }: Pick<NftActivity['activity'], 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): ActivityTime {
  if (nowMs < startsAtMs) return { state: 'coming', remainingMs: startsAtMs - nowMs };
  if (nowMs < endsAtMs) return { state: 'running', remainingMs: endsAtMs - nowMs };
  return { state: 'over', remainingMs: 0 };
}
