import type { Locale } from '@yunyou/contract';
import { type CalendarFormats, createCalendarFormats, type Translate } from './calendar-formats';
import { createNumberFormats, type NumberFormats } from './number-formats';

/** Formats of one locale. Days are `YYYY-MM-DD`; instants epoch ms, shown in Asia/Shanghai; money integer fen. */
export interface Formats extends NumberFormats, CalendarFormats {}

/** All formats of one locale; `t` finds its words. */
export const createFormats = (locale: Locale, t: Translate): Formats => ({
  ...createNumberFormats(),
  ...createCalendarFormats(locale, t),
});
