/** Calendar arithmetic on days written `YYYY-MM-DD`. No clock and no zone: a day is a day. */

/** A week from Sunday to Saturday; null where the month has not begun or is over. */
export type Week = readonly (string | null)[];

export interface Month {
  /** The first day of the month. */
  firstDay: string;
  weeks: readonly Week[];
}

const DAY_MS = 86_400_000;

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  fromUtc(new Date(toUtc(day).getTime() + count * DAY_MS));

/** Some Sunday, to name the weekdays from. */
export const someSunday = '2026-01-04';

/** The day itself, or the nearer end of a range it lies outside of. */
export const dayBetween = (day: string, first: string, last: string): string =>
  [first, day, last].sort()[1] ?? day;

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: string): number => toUtc(day).getUTCDay();

/** The same day in another month, or that month's last when it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = toUtc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return fromUtc(date);
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** `count` months from the month of `day` on, each cut into weeks. */
export function monthsFrom(day: string, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => {
    const firstDay = addMonths(firstOfMonth(day), index);
    const dayCount = Number(addDays(addMonths(firstDay, 1), -1).slice(8));
    const lead = weekdayOf(firstDay);
    const weeks = Array.from({ length: Math.ceil((lead + dayCount) / 7) }, (__, week) =>
      Array.from({ length: 7 }, (___, weekday) => {
        const date = week * 7 + weekday - lead + 1;
        return date >= 1 && date <= dayCount
          ? `${firstDay.slice(0, 8)}${String(date).padStart(2, '0')}`
          : null;
      }),
    );
    return { firstDay, weeks };
  });
}

/** Where a key leads from a day, after the date grid of the ARIA authoring practices; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
