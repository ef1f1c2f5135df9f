import { addDays, weekdayOf } from '../../clock';
import { calendarDayOf } from '../../holidays';
import type { Hours } from './tables';

/** A row of an item's weekly hours, of a season or of all the year. */
export interface WeeklyHours extends Hours {
  /** MM-DD, both ends included; null: all the year. */
  season: { first: string; last: string } | null;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
}

/** What one day by itself says. */
export interface SpecialDay {
  kind: 'closed' | 'hours' | 'extra';
  hours: readonly Hours[];
}

export interface ItemHours {
  closedOnHolidays: boolean;
  openOnHolidays: boolean;
  firstDay: string | null;
  lastDay: string | null;
  weekly: readonly WeeklyHours[];
}

/** A weekend that is worked is like this weekday: most that rest on a weekday rest on Mondays. */
const WORKED_WEEKEND = 5;
/** Holidays of a weekday that is closed have the hours of a Sunday. */
const SUNDAY = 7;

/** Weekday whose hours a day has, 1 Monday to 7 Sunday. */
function weekdayFor(day: string): number {
  const weekday = weekdayOf(day) || SUNDAY;
  return weekday > WORKED_WEEKEND && calendarDayOf(day).kind === 'weekday' ? WORKED_WEEKEND : weekday;
}

/** Whether a day lies in a season, which may go over the new year. */
function isInSeason(day: string, { first, last }: { first: string; last: string }): boolean {
  const date = day.slice(5);
  return first <= last ? first <= date && date <= last : date >= first || date <= last;
}

/** Hours of an item on a day: a special day beats a holiday, a holiday the season, the season the week. */
export function hoursOn(item: ItemHours, day: string, special?: SpecialDay): readonly Hours[] {
  if ((item.firstDay !== null && day < item.firstDay) || (item.lastDay !== null && day > item.lastDay))
    return [];
  if (special?.kind === 'closed') return [];
  if (special?.kind === 'hours') return special.hours;
  return [...usualHours(item, day), ...(special?.hours ?? [])];
}

function usualHours(item: ItemHours, day: string): readonly Hours[] {
  const isHoliday = calendarDayOf(day).kind === 'holiday';
  if (isHoliday && item.closedOnHolidays) return [];
  const inSeason = item.weekly.filter(({ season }) => season !== null && isInSeason(day, season));
  const rows = inSeason.length > 0 ? inSeason : item.weekly.filter(({ season }) => season === null);
  const of = (weekday: number) => rows.filter(({ weekdays }) => weekdays.includes(weekday));
  const own = of(weekdayFor(day));
  return isHoliday && item.openOnHolidays && own.length === 0 ? of(SUNDAY) : own;
}

/** Days from one on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index));
