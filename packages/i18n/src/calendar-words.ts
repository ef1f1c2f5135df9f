import type { Locale } from '@yunyou/contract';

/** A moment taken apart. */
export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}

/** How a language writes days, times and ages. */
interface CalendarWords {
  short(parts: DateParts): string;
  long(parts: DateParts): string;
  /** With its weekday, 9月21日 星期一 or Mon, Sep 21. */
  named(parts: DateParts): string;
  month(parts: DateParts): string;
  dateTime(parts: DateParts, time: string): string;
  weekday(weekday: number): string;
  shortWeekday(weekday: number): string;
  ago(units: number, unit: AgeUnit): string;
}

type AgeUnit = 'minute' | 'hour' | 'day';

export const partsOf = (utcMs: number): DateParts => {
  const date = new Date(utcMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
};

/** China has one time and no summer time (none since 1991). */
const SHANGHAI_AHEAD_MS = 8 * 60 * 60 * 1000;

/** An instant (epoch ms) as clocks in China show it. */
export const partsInShanghai = (epochMs: number): DateParts => partsOf(epochMs + SHANGHAI_AHEAD_MS);

/** The calendar day of an instant (epoch ms) in Asia/Shanghai, `YYYY-MM-DD`. */
export function dayOf(epochMs: number): string {
  const { year, month, day } = partsInShanghai(epochMs);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const monthName = (month: number) => months[month - 1] ?? '';
const weekdayName = (weekday: number) => weekdays[weekday] ?? '';
const shortened = (name: string) => name.slice(0, 3);
const chineseWeekday = (weekday: number) => '日一二三四五六'.charAt(weekday);
const chineseUnits: Record<AgeUnit, string> = { minute: '分钟', hour: '小时', day: '天' };

/**
 * What `Intl` writes for `zh-CN` and `en-US` (a test compares them), without it: its first format of a date costs a slow
 * phone a quarter of a second, in the middle of opening a page.
 */
export const calendarWords: Record<Locale, CalendarWords> = {
  'zh-Hans': {
    short: ({ month, day }) => `${month}月${day}日`,
    long: ({ year, month, day, weekday }) => `${year}年${month}月${day}日周${chineseWeekday(weekday)}`,
    named: ({ month, day, weekday }) => `${month}月${day}日 星期${chineseWeekday(weekday)}`,
    month: ({ year, month }) => `${year}年${month}月`,
    dateTime: ({ year, month, day }, time) => `${year}/${twoDigits(month)}/${twoDigits(day)} ${time}`,
    weekday: (weekday) => `星期${chineseWeekday(weekday)}`,
    // 周六 is not the shortest.
    shortWeekday: chineseWeekday,
    ago: (units, unit) => `${units}${chineseUnits[unit]}前`,
  },
  en: {
    short: ({ month, day }) => `${shortened(monthName(month))} ${day}`,
    long: ({ year, month, day, weekday }) =>
      `${shortened(weekdayName(weekday))}, ${monthName(month)} ${day}, ${year}`,
    named: ({ month, day, weekday }) =>
      `${shortened(weekdayName(weekday))}, ${shortened(monthName(month))} ${day}`,
    month: ({ year, month }) => `${monthName(month)} ${year}`,
    dateTime: ({ year, month, day }, time) => `${shortened(monthName(month))} ${day}, ${year}, ${time}`,
    weekday: weekdayName,
    shortWeekday: (weekday) => shortened(weekdayName(weekday)),
    ago: (units, unit) => `${units} ${unit}${units === 1 ? '' : 's'} ago`,
  },
};
