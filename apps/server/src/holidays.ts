import type { LocalizedText } from '@yunyou/contract';
import chineseDays from 'chinese-days';
import { addDays, weekdayOf } from './clock';

// The package is CommonJS: Node gives its exports as one object.
const { getDayDetail, getLunarDate, getSolarTerms } = chineseDays;

/** What a day counts as for prices: a public holiday wins over a weekend. */
export interface CalendarDay {
  kind: 'weekday' | 'weekend' | 'holiday';
  holiday: LocalizedText | null;
}

/**
 * What a day counts as. For years whose holiday calendar the State Council has published, that calendar (kept by
 * `chinese-days`), with its worked weekends; before that, the statutory holidays themselves.
 */
export function calendarDayOf(day: string): CalendarDay {
  if (isPublished(day.slice(0, 4))) {
    const { work, name } = getDayDetail(day);
    // On listed days the name is "English,中文,days off"; on others the weekday's English name.
    const [en, zh] = name.split(',');
    if (zh !== undefined && !work) return { kind: 'holiday', holiday: { 'zh-Hans': zh, en: en ?? zh } };
    return { kind: work ? 'weekday' : 'weekend', holiday: null };
  }
  const holiday = statutoryHoliday(day);
  if (holiday) return { kind: 'holiday', holiday };
  return { kind: [0, 6].includes(weekdayOf(day)) ? 'weekend' : 'weekday', holiday: null };
}

/** National Day is on every published list. */
const isPublished = (year: string): boolean => getDayDetail(`${year}-10-01`).name.includes(',');

const NAMES = {
  newYear: { 'zh-Hans': '元旦', en: "New Year's Day" },
  spring: { 'zh-Hans': '春节', en: 'Spring Festival' },
  qingming: { 'zh-Hans': '清明', en: 'Tomb-sweeping Day' },
  labour: { 'zh-Hans': '劳动节', en: 'Labour Day' },
  dragonBoat: { 'zh-Hans': '端午', en: 'Dragon Boat Festival' },
  midAutumn: { 'zh-Hans': '中秋', en: 'Mid-autumn Festival' },
  national: { 'zh-Hans': '国庆节', en: 'National Day' },
} as const satisfies Record<string, LocalizedText>;

/** By the calendar: month and day. Source: Regulations on Public Holidays for National Annual Festivals (2024). */
const FIXED: Record<string, LocalizedText> = {
  '01-01': NAMES.newYear,
  '05-01': NAMES.labour,
  '05-02': NAMES.labour,
  '10-01': NAMES.national,
  '10-02': NAMES.national,
  '10-03': NAMES.national,
};

/** By the lunar calendar: month and day. New Year's Eve is the day before the first. */
const LUNAR: Record<string, LocalizedText> = {
  '1-1': NAMES.spring,
  '1-2': NAMES.spring,
  '1-3': NAMES.spring,
  '5-5': NAMES.dragonBoat,
  '8-15': NAMES.midAutumn,
};

function statutoryHoliday(day: string): LocalizedText | null {
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const lunar = getLunarDate(day);
  const byMoon = lunar.isLeap ? undefined : LUNAR[`${lunar.lunarMon}-${lunar.lunarDay}`];
  if (byMoon) return byMoon;
  const tomorrow = getLunarDate(addDays(day, 1));
  if (tomorrow.lunarMon === 1 && tomorrow.lunarDay === 1 && !tomorrow.isLeap) return NAMES.spring;
  return getSolarTerms(day).some((term) => term.date === day && term.name === '清明') ? NAMES.qingming : null;
}
