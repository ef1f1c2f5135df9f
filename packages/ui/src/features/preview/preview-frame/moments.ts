/** Moments of what a preview shows, by name. */
export interface Moments {
  before: number;
  during: number;
  after: number;
}

const HOUR_MS = 3_600_000;

/** An hour before what is shown begins, the middle of it, and an hour after it is over; undefined for what has no time of its own. */
export function momentsOf(value: unknown): Moments | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const { startsAtMs, endsAtMs } = value as Record<string, unknown>;
  if (typeof startsAtMs === 'number' && typeof endsAtMs === 'number')
    return {
      before: startsAtMs - HOUR_MS,
      during: Math.floor((startsAtMs + endsAtMs) / 2),
      after: endsAtMs + HOUR_MS,
    };
  for (const one of Object.values(value)) {
    const found = momentsOf(one);
    if (found) return found;
  }
  return undefined;
}

const SHANGHAI_MS = 8 * HOUR_MS;

/** An instant as a field for date and time has it, in Shanghai: `2026-11-27T10:00`. */
export const typedMoment = (atMs: number): string => new Date(atMs + SHANGHAI_MS).toISOString().slice(0, 16);

/** The instant that was typed; undefined for none. */
export function momentTyped(typed: string): number | undefined {
  const ms = Date.parse(`${typed}:00Z`);
  return Number.isNaN(ms) ? undefined : ms - SHANGHAI_MS;
}
