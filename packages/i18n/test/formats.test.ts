import { describe, expect, it } from 'vitest';
import { createTexts, dayOf, loadCatalogue } from '../src';

const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const zh = createTexts('zh-Hans', await loadCatalogue('zh-Hans', 'base'));
const en = createTexts('en', await loadCatalogue('en', 'base'));

describe('money', () => {
  it.each([
    [0, '¥0'],
    [5, '¥0.05'],
    [8000, '¥80'],
    [8050, '¥80.50'],
    [123_456_789, '¥1,234,567.89'],
    [-500, '-¥5'],
  ])('writes %i fen as %s', (fen, text) => {
    expect(zh.money(fen)).toBe(text);
    expect(en.money(fen)).toBe(text);
  });
});

describe('numbers', () => {
  it.each([0, 7, 999, 1000, 11_029, 1_234_567, 4.8, -1234.5, 0.12345, 1999.9996])(
    'are written as the languages write them: %d',
    (value) => {
      expect(zh.number(value)).toBe(new Intl.NumberFormat('zh-CN').format(value));
      expect(en.number(value)).toBe(new Intl.NumberFormat('en-US').format(value));
    },
  );
});

describe('days and instants', () => {
  it('writes days in every style, unmoved by the machine’s zone', () => {
    expect(zh.day('2026-11-21')).toBe('11月21日');
    expect(en.day('2026-11-21')).toBe('Nov 21');
    expect(zh.day('2026-11-21', 'compact')).toBe('26-11-21');
    expect(zh.day('2026-11-21', 'long')).toContain('2026年11月21日');
    expect(en.day('2026-01-01', 'month')).toBe('January 2026');
  });

  // conformance: BIZ-04
  it('names the weekdays', () => {
    expect(zh.weekday('2026-11-22')).toBe('星期日');
    expect(zh.weekday('2026-11-21', 'short')).toBe('六');
    expect(en.weekday('2026-11-21')).toBe('Saturday');
    expect(en.weekday('2026-11-22', 'short')).toBe('Sun');
    expect(zh.day('2026-11-22', 'named')).toBe('11月22日 星期日');
    expect(en.day('2026-12-09', 'named')).toBe('Wed, Dec 9');
  });

  it('writes instants in Shanghai', () => {
    expect(zh.instant(NOW)).toBe('2026/11/21 09:30');
    expect(en.instant(NOW, 'time')).toBe('09:30');
    expect(zh.instant(NOW, 'dateTimeSeconds')).toBe('2026/11/21 09:30:00');
  });
});

describe('what is written without `Intl`', () => {
  const tags = { zh: 'zh-CN', en: 'en-US' };
  const days = Array.from({ length: 800 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1) + index * DAY).toISOString().slice(0, 10),
  );
  const written = (tag: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, options);
    return (value: string | number) => format.format(new Date(value));
  };

  it.each([
    ['zh' as const, zh],
    ['en' as const, en],
  ])('reads as with it in %s: every day of two years', (language, texts) => {
    const utc = { timeZone: 'UTC' } as const;
    const tag = tags[language];
    const short = written(tag, { ...utc, month: 'short', day: 'numeric' });
    const long = written(tag, { ...utc, year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
    const month = written(tag, { ...utc, year: 'numeric', month: 'long' });
    const weekday = written(tag, { ...utc, weekday: 'long' });
    expect(days.map((day) => texts.day(day))).toEqual(days.map(short));
    expect(days.map((day) => texts.day(day, 'long'))).toEqual(days.map(long));
    expect(days.map((day) => texts.day(day, 'month'))).toEqual(days.map(month));
    expect(days.map((day) => texts.weekday(day))).toEqual(days.map(weekday));
  });

  it.each([
    ['zh' as const, zh, '2-digit' as const],
    ['en' as const, en, 'short' as const],
  ])('reads as with it in %s: instants at all hours', (language, texts, month) => {
    const format = written(tags[language], {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month,
      day: month === 'short' ? 'numeric' : '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    const instants = Array.from({ length: 900 }, (_, index) => NOW + index * 37 * 61_007);
    expect(instants.map((one) => texts.instant(one, 'dateTimeSeconds'))).toEqual(instants.map(format));
  });
});

describe('the day of an instant', () => {
  it('is the one clocks in China show', () => {
    expect(dayOf(Date.parse('2026-11-21T23:59:59.999+08:00'))).toBe('2026-11-21');
    expect(dayOf(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });
});

// conformance: BIZ-04
describe('ages', () => {
  it.each([
    [0, '刚刚', 'just now'],
    [5 * MINUTE - 1, '刚刚', 'just now'],
    [5 * MINUTE, '5分钟前', '5 minutes ago'],
    [HOUR, '1小时前', '1 hour ago'],
    [DAY, '1天前', '1 day ago'],
    [30 * DAY, '30天前', '30 days ago'],
    [30 * DAY + 1, '2026/10/22 09:29', 'Oct 22, 2026, 09:29'],
  ])('tells an age of %i ms', (age, zhText, enText) => {
    expect(zh.relative(NOW - age, NOW)).toBe(zhText);
    expect(en.relative(NOW - age, NOW)).toBe(enText);
  });
});

describe('remaining time', () => {
  it.each([
    [0, '1分钟'],
    [1, '1分钟'],
    [30 * MINUTE, '30分钟'],
    [29 * MINUTE + 1, '30分钟'],
    [65 * MINUTE, '1小时5分钟'],
    [48 * 60 * MINUTE - MINUTE, '47小时59分钟'],
    [48 * 60 * MINUTE, '2天0小时'],
    [26 * DAY - 1, '26天0小时'],
    [26 * DAY - 30 * MINUTE, '25天23小时'],
  ])('says %i ms in minutes, in hours and minutes, or in days and hours, at least one', (ms, text) => {
    expect(zh.remaining(ms)).toBe(text);
  });

  it.each([
    [-1, '00:00'],
    [1, '00:01'],
    [30 * MINUTE, '30:00'],
    [HOUR + 5 * MINUTE + 9_000, '1:05:09'],
  ])('shows %i ms as a clock', (ms, text) => {
    expect(zh.countdown(ms)).toBe(text);
  });
});
