import { datePickerDefaults } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import type { ColumnsOf, WheelColumnData } from '../wheel-picker';

/** How exact a date is chosen. */
export type DatePrecision = 'month' | 'day' | 'minute';

const units = ['year', 'month', 'day', 'hour', 'minute'] as const;
type Unit = (typeof units)[number];

const unitCount: Readonly<Record<DatePrecision, number>> = { month: 2, day: 3, minute: 5 };

/** `2026-09-18 07:05` as `['2026', '9', '18', '7', '5']`: as many parts as the text has. */
export const partsOf = (written: string): string[] =>
  (written.match(/\d+/g) ?? []).map((part) => String(Number(part)));

/** The parts as they are written: `2026-09`, `2026-09-18`, `2026-09-18 07:05`. */
export function writtenAs(parts: readonly string[], precision: DatePrecision): string {
  const [year = '', ...others] = parts.slice(0, unitCount[precision]);
  const [month, day, hour, minute] = others.map((part) => part.padStart(2, '0'));
  const date = [year, month, day].filter((part) => part !== undefined).join('-');
  return hour === undefined ? date : `${date} ${hour}:${minute}`;
}

/** From the first day of the year ten before today's to the last of the year ten after it. */
export function defaultLimits(today: string): { min: string; max: string } {
  const year = Number(today.slice(0, 4));
  const { yearsBefore, yearsAfter, minHour, maxHour, minMinute, maxMinute } = datePickerDefaults;
  return {
    min: writtenAs([`${year - yearsBefore}`, '1', '1', `${minHour}`, `${minMinute}`], 'minute'),
    max: writtenAs([`${year + yearsAfter}`, '12', '31', `${maxHour}`, `${maxMinute}`], 'minute'),
  };
}

/** The ends of a unit wherever no limit is near. `chosen` are the parts before it. */
function naturalEnds(unit: Unit, chosen: readonly number[]): readonly [number, number] {
  const { minHour, maxHour, minMinute, maxMinute } = datePickerDefaults;
  switch (unit) {
    case 'year':
      return [0, 9999];
    case 'month':
      return [1, 12];
    case 'day':
      return [1, new Date(Date.UTC(chosen[0] ?? 0, chosen[1] ?? 1, 0)).getUTCDate()];
    case 'hour':
      return [minHour, maxHour];
    case 'minute':
      return [minMinute, maxMinute];
  }
}

const labelIds: Readonly<Record<Unit, MessageId>> = {
  year: 'kit.column.year',
  month: 'kit.column.month',
  day: 'kit.column.day',
  hour: 'kit.column.hour',
  minute: 'kit.column.minute',
};
const optionIds: Readonly<Record<Unit, MessageId>> = {
  year: 'kit.date.year',
  month: 'kit.date.month',
  day: 'kit.date.day',
  hour: 'kit.date.hour',
  minute: 'kit.date.minute',
};

export interface DateLimits {
  /** First that can be chosen, written as the value is; parts that are left out do not limit. */
  min: string;
  /** Last that can be chosen. */
  max: string;
  precision: DatePrecision;
}

/** Wheels that never offer a date outside the limits: the first and the last year, month, day and hour are shorter. */
export function dateColumns({ min, max, precision }: DateLimits, { t }: Texts): ColumnsOf {
  const [from, to] = [partsOf(min).map(Number), partsOf(max).map(Number)];
  return (values) => {
    const chosen = values.map(Number);
    // The columns up to the one after the last choice: what comes later hangs on choices not made yet.
    return units
      .slice(0, Math.min(unitCount[precision], values.length + 1))
      .map((unit, place): WheelColumnData => {
        const before = chosen.slice(0, place);
        const touches = (limit: readonly number[]) => before.every((part, index) => part === limit[index]);
        const [first, last] = naturalEnds(unit, before);
        const low = touches(from) ? (from[place] ?? first) : first;
        const high = touches(to) ? (to[place] ?? last) : last;
        const options = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => {
          const value = String(low + index);
          const shown = unit === 'minute' || unit === 'hour' ? value.padStart(2, '0') : value;
          return { value, label: t(optionIds[unit], { value: shown }) };
        });
        return {
          label: t(labelIds[unit]),
          options,
          // The 31st of a month of 30 days becomes its 30th, and a date beyond a limit the limit.
          instead: (value) => options.at(Number(value) > high ? -1 : 0)?.value,
        };
      });
  };
}
