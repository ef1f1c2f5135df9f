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

/** A day of a calendar of nights: the night that begins on it, and what holds for arriving and leaving then. */
export interface NightDay extends PriceCalendarDay {
  /** Fewest nights of a stay that begins on this day. Default no rule. */
  minNights?: number | null;
  /** Nobody may arrive on this day. Default `false`. */
  noArrival?: boolean;
  /** Nobody may leave on this day. Default `false`. */
  noDeparture?: boolean;
}

/** Why a tap did not become what the visitor meant. */
export type StayRefusal = 'blocked' | 'tooLong' | 'tooShort' | 'noArrival' | 'noDeparture';

interface StayRules {
  days: ReadonlyMap<string, NightDay>;
  /** Most nights of one stay. */
  maxNights: number;
}

const isNight = (day: string, days: StayRules['days']): boolean => days.get(day)?.state === 'open';
const isArrival = (day: string, days: StayRules['days']): boolean =>
  isNight(day, days) && !days.get(day)?.noArrival;

/** Nights between two days. */
export function nightsOf({ from, to }: Stay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Fewest nights of a stay that begins on this day. */
export const minNightsOf = (from: string, days: StayRules['days']): number => days.get(from)?.minNights ?? 1;

/**
 * The last day on which a stay that begins on `from` may end: the first one whose night can't be booked, because nobody
 * sleeps there on the day of leaving, or the one after the most nights.
 */
export function lastDeparture(from: string, { days, maxNights }: StayRules): string {
  let day = from;
  for (let nights = 0; nights < maxNights && isNight(day, days); nights += 1) day = addDays(day, 1);
  return day;
}

/** Why a stay may not end on a day that can be reached. */
function departureRefusal({ from, to }: Stay, days: StayRules['days']): StayRefusal | undefined {
  if (nightsOf({ from, to }) < minNightsOf(from, days)) return 'tooShort';
  return days.get(to)?.noDeparture ? 'noDeparture' : undefined;
}

/** What a tap on a day makes of the draft, and why when it is not the end of the stay that was begun. */
export function tapped(
  draft: StayDraft,
  day: string,
  rules: StayRules,
): { draft: StayDraft; refusal?: StayRefusal } {
  const { from, to } = draft;
  const { days } = rules;
  const begun = { from: day, to: null };
  if (from && !to && day > from) {
    const last = lastDeparture(from, rules);
    if (day <= last) {
      const refusal = departureRefusal({ from, to: day }, days);
      return refusal ? { draft, refusal } : { draft: { from, to: day } };
    }
    const refusal = isNight(last, days) ? 'tooLong' : 'blocked';
    // What lies beyond can still be where another stay begins.
    return isArrival(day, days) ? { draft: begun, refusal } : { draft, refusal };
  }
  if (isArrival(day, days)) return { draft: begun };
  return isNight(day, days) ? { draft, refusal: 'noArrival' } : { draft };
}
