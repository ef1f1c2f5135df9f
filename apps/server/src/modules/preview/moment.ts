import { timeStatus } from '@yunyou/contract';

/** The same answer as if it were `atMs`: the server's time in it, and whether something has begun or is over. */
export function atMoment(value: unknown, atMs: number): unknown {
  if (Array.isArray(value)) return value.map((one) => atMoment(one, atMs));
  if (value === null || typeof value !== 'object') return value;
  const moved = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, atMoment(one, atMs)]));
  if (typeof moved.nowMs === 'number') moved.nowMs = atMs;
  if (typeof moved.timeStatus === 'number') moved.timeStatus = statusAt(moved, atMs);
  return moved;
}

function statusAt({ startsAtMs, endsAtMs }: Record<string, unknown>, atMs: number): number {
  if (typeof startsAtMs === 'number' && atMs < startsAtMs) return timeStatus.notStarted;
  return typeof endsAtMs === 'number' && atMs >= endsAtMs ? timeStatus.ended : timeStatus.ongoing;
}
