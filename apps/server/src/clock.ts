/** The server's time. In the sandbox it can be moved, so that a person can walk through every state by hand. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
}

const SHANGHAI_OFFSET_MS = 8 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Calendar day in Asia/Shanghai (UTC+8, no summer time) of an instant. */
export const dayOf = (epochMs: number): string =>
  new Date(epochMs + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** `HH:mm` in Asia/Shanghai of an instant. */
export const timeOf = (epochMs: number): string =>
  new Date(epochMs + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);

/** Instant of a time of day, `HH:mm`, in Asia/Shanghai, epoch ms. Default: when the day begins. */
export const instantOf = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00+08:00`);

/** The day `count` days after `day`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Weekday of a day, 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
