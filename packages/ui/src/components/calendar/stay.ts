import type { PriceCalendarDay } from '@yunyou/contract';
import { addDays } from './months';

/** Nights from the day of arrival to the day of leaving, both `YYYY-MM-DD`. The last night is the one before `to`. */
export interface Stay {
  from: string;
  to: string;
}

/** What is chosen while a stay is being chosen: nothing, the arrival, or both. */
export interface StayDraft {
  from: string | null;
  to: string | null;
}

/** Why a tap did not become what the visitor meant. */
export type StayRefusal = 'blocked' | 'tooLong';

interface StayRules {
  days: ReadonlyMap<string, PriceCalendarDay>;
  /** Most nights of one stay. */
  maxNights: number;
}

const isNight = (day: string, days: StayRules['days']): boolean => days.get(day)?.state === 'open';

/** Nights between two days. */
export function nightsOf({ from, to }: Stay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * The last day on which a stay that begins on `from` may end: the first one whose night can't be booked, because nobody
 * sleeps there on the day of leaving, or the one after the most nights.
 */
export function lastDeparture(from: string, { days, maxNights }: StayRules): string {
  let day = from;
  for (let nights = 0; nights < maxNights && isNight(day, days); nights += 1) day = addDays(day, 1);
  return day;
}

/** What a tap on a day makes of the draft, and why when it is not the end of the stay that was begun. */
export function tapped(
  draft: StayDraft,
  day: string,
  rules: StayRules,
): { draft: StayDraft; refusal?: StayRefusal } {
  const { from, to } = draft;
  if (from && !to && day > from) {
    const last = lastDeparture(from, rules);
    if (day <= last) return { draft: { from, to: day } };
    const refusal = isNight(last, rules.days) ? 'tooLong' : 'blocked';
    // What lies beyond can still be where another stay begins.
    return isNight(day, rules.days) ? { draft: { from: day, to: null }, refusal } : { draft, refusal };
  }
  return isNight(day, rules.days) ? { draft: { from: day, to: null } } : { draft };
}
