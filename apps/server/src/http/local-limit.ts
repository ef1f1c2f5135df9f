import type { Clock } from '../clock';
import type { Limit } from './rate-limit';
import { tooBusy } from './refusal';

/** Counts in this process alone, for what costs so little that counting it in the database would cost more. */
export function createLocalLimit(clock: Clock, { max, windowMs }: Limit): (key: string) => void {
  let countedFromMs = 0;
  const counts = new Map<string, number>();

  /** Counts one attempt under `key`; refuses with 429 when there were too many. */
  return (key) => {
    const nowMs = clock.now();
    const startMs = nowMs - (nowMs % windowMs);
    if (startMs !== countedFromMs) {
      countedFromMs = startMs;
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > max) throw tooBusy(Math.ceil((startMs + windowMs - nowMs) / 1_000));
  };
}
