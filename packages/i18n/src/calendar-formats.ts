import type { Locale } from '@yunyou/contract';
import { calendarWords, partsInShanghai, partsOf, twoDigits } from './calendar-words';
import type { MessageId } from './generated';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** From so many hours on, time that is left is said in days. */
const DAYS_FROM_HOURS = 48;
const DAY_MS = 24 * HOUR_MS;
/** Below this, something has happened "just now" (spec section 9). */
const JUST_NOW_MS = 5 * MINUTE_MS;
/** Up to this, an age is told in days; beyond it as a date (spec section 9). */
const RELATIVE_LIMIT_MS = 30 * DAY_MS;

/** How a calendar day is written: `compact` is the spec's YY-MM-DD, `short` 11月21日, `named` with its weekday, `long` with year and weekday. */
export type DayStyle = 'compact' | 'short' | 'named' | 'long' | 'month';
/** How an instant is written: date and time to the minute, the time alone, or with seconds. */
export type InstantStyle = 'dateTime' | 'time' | 'dateTimeSeconds';

/** What of one locale's formats knows a calendar or a clock. Days are `YYYY-MM-DD`; instants epoch ms, shown in Asia/Shanghai. */
export interface CalendarFormats {
  /** A calendar day; `short` by default. */
  day(day: string, style?: DayStyle): string;
  /** Weekday of a day, 星期六 or, short, 六. */
  weekday(day: string, style?: 'long' | 'short'): string;
  /** An instant; `dateTime` by default. */
  instant(epochMs: number, style?: InstantStyle): string;
  /** An age: just now under five minutes, then minutes, hours, days up to 30, then the date. */
  relative(epochMs: number, nowMs: number): string;
  /** Remaining time as a clock, `29:59` or `1:05:09`; never below zero. */
  countdown(remainingMs: number): string;
  /** Remaining time in words: minutes, or hours and minutes, at least one minute (spec section 9); from 48 hours on days and hours. */
  remaining(remainingMs: number): string;
}

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** Fetched with the first area whose texts stand beside days or times. */
export function createCalendarFormats(locale: Locale, t: Translate): CalendarFormats {
  const words = calendarWords[locale];

  const day = (value: string, style: DayStyle = 'short'): string =>
    style === 'compact' ? value.slice(2) : words[style](partsOf(dayToUtc(value)));

  const instant = (epochMs: number, style: InstantStyle = 'dateTime'): string => {
    const parts = partsInShanghai(epochMs);
    const time = `${twoDigits(parts.hour)}:${twoDigits(parts.minute)}`;
    if (style === 'time') return time;
    return words.dateTime(parts, style === 'dateTime' ? time : `${time}:${twoDigits(parts.second)}`);
  };

  return {
    day,
    weekday(value, style = 'long') {
      const { weekday } = partsOf(dayToUtc(value));
      return style === 'long' ? words.weekday(weekday) : words.shortWeekday(weekday);
    },
    instant,
    relative(epochMs, nowMs) {
      const age = nowMs - epochMs;
      if (age < JUST_NOW_MS) return t('format.justNow');
      if (age > RELATIVE_LIMIT_MS) return instant(epochMs);
      if (age < HOUR_MS) return words.ago(Math.floor(age / MINUTE_MS), 'minute');
      return age < DAY_MS
        ? words.ago(Math.floor(age / HOUR_MS), 'hour')
        : words.ago(Math.floor(age / DAY_MS), 'day');
    },
    countdown(remainingMs) {
      const seconds = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
      const hours = Math.floor(seconds / 3600);
      const minutes = Math.floor((seconds % 3600) / 60);
      const tail = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
      return hours > 0 ? `${hours}:${tail}` : tail;
    },
    remaining(remainingMs) {
      const total = Math.max(1, Math.ceil(remainingMs / MINUTE_MS));
      const hours = Math.floor(total / 60);
      const minutes = total % 60;
      if (hours >= DAYS_FROM_HOURS)
        return t('format.daysHours', { days: Math.floor(hours / 24), hours: hours % 24 });
      return hours > 0 ? t('format.hoursMinutes', { hours, minutes }) : t('format.minutes', { minutes });
    },
  };
}

/** A calendar day as the UTC instant of its start, so that no zone can move it. */
function dayToUtc(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
