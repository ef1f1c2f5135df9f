import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidaysOf } from '../src/components/calendar/holidays';
import { addDays, addMonths, dayAfterKey, monthsFrom, weekdayOf } from '../src/components/calendar/months';

const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('months', () => {
  it('cuts a month into weeks that begin on Sunday', () => {
    const [september] = monthsFrom('2026-09-18', 1);
    expect(september?.firstDay).toBe('2026-09-01');
    expect(september?.weeks[0]).toEqual([
      null,
      null,
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
    ]);
    expect(september?.weeks.at(-1)).toEqual([
      '2026-09-27',
      '2026-09-28',
      '2026-09-29',
      '2026-09-30',
      null,
      null,
      null,
    ]);
  });

  it('has every day once, under its own weekday, whatever day it begins from', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 13 }), (day, count) => {
        const weeks = monthsFrom(day, count).flatMap((month) => month.weeks);
        const days = weeks.flat().filter((entry) => entry !== null);
        expect(
          weeks.every((week) =>
            week.every((entry, weekday) => entry === null || weekdayOf(entry) === weekday),
          ),
        ).toBe(true);
        expect(days.every((entry, index) => index === 0 || entry === addDays(days[index - 1] ?? '', 1))).toBe(
          true,
        );
        expect(days).toContain(day);
      }),
    );
  });

  it('knows leap years', () => {
    const length = (day: string) => monthsFrom(day, 1)[0]?.weeks.flat().filter(Boolean).length;
    expect([length('2028-02-10'), length('2026-02-10'), length('2100-02-10')]).toEqual([29, 28, 28]);
  });

  it('takes the last day of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  it('leads by key within the week and between months, and leaves other keys alone', () => {
    expect(dayAfterKey('2026-09-24', 'Home')).toBe('2026-09-20');
    expect(dayAfterKey('2026-09-24', 'End')).toBe('2026-09-26');
    expect(dayAfterKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
    expect(dayAfterKey('2026-10-31', 'PageDown')).toBe('2026-11-30');
    expect(dayAfterKey('2026-09-24', 'Tab')).toBeUndefined();
  });
});

describe('holidays of a month', () => {
  it('are told once each, from their first date to their last', () => {
    const named = (day: string, name: string) =>
      [
        day,
        { day, state: 'open', priceFen: 100, left: null, holiday: { 'zh-Hans': name, en: name } },
      ] as const;
    const days = new Map([
      named('2026-10-01', '国庆节'),
      named('2026-10-02', '国庆节'),
      named('2026-10-03', '中秋节'),
      named('2026-10-18', '重阳节'),
      named('2026-11-01', '国庆节'),
    ]);
    const [october] = monthsFrom('2026-10-01', 1);
    expect(
      october && holidaysOf(october, days).map(({ name, first, last }) => [name.en, first, last]),
    ).toEqual([
      ['国庆节', 1, 2],
      ['中秋节', 3, 3],
      ['重阳节', 18, 18],
    ]);
  });
});
