import type { Attempt } from './attempt';

/** More things than these are not kept. */
const KEPT_MOST = 5_000;

/** What was found to be gone a moment ago: whoever asks for the same meanwhile need not wait for a decision. */
export interface SoldOut {
  note(activityProductId: string, attempt: Attempt, nowMs: number): void;
  isGone(activityProductId: string, attempt: Attempt, nowMs: number): boolean;
}

const keyOf = (activityProductId: string, { input: { day, stay, quantity } }: Attempt): string =>
  JSON.stringify([activityProductId, day, stay, quantity]);

/** Keeps it so many ms; 0: not at all. */
export function createSoldOut(keptMs: number): SoldOut {
  const goneMs = new Map<string, number>();
  return {
    note(activityProductId, attempt, nowMs) {
      if (goneMs.size > KEPT_MOST) goneMs.clear();
      goneMs.set(keyOf(activityProductId, attempt), nowMs);
    },
    isGone(activityProductId, attempt, nowMs) {
      const sinceMs = nowMs - (goneMs.get(keyOf(activityProductId, attempt)) ?? Number.NEGATIVE_INFINITY);
      return sinceMs >= 0 && sinceMs < keptMs;
    },
  };
}
