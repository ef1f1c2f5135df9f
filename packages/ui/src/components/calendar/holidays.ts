import type { LocalizedText, PriceCalendarDay } from '@yunyou/contract';
import type { Month } from './months';

/** A holiday of a month, from one date of that month to another, both included. */
export interface MonthHoliday {
  name: LocalizedText;
  first: number;
  last: number;
}

/** The month's holidays; days of one holiday that follow each other are one entry. */
export function holidaysOf(month: Month, days: ReadonlyMap<string, PriceCalendarDay>): MonthHoliday[] {
  const found: MonthHoliday[] = [];
  for (const day of month.weeks.flat()) {
    const name = day && days.get(day)?.holiday;
    if (!day || !name) continue;
    const date = Number(day.slice(8));
    const before = found.at(-1);
    if (before?.last === date - 1 && before.name['zh-Hans'] === name['zh-Hans']) before.last = date;
    else found.push({ name, first: date, last: date });
  }
  return found;
}
