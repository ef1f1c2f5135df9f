import { describe, expect, it } from 'vitest';
import { hoursOn, type ItemHours } from '../src/modules/appointment/hours';
import { tellFromMs } from '../src/modules/appointment/news';
import { offeredUntil } from '../src/modules/appointment/offer';
import { slotState } from '../src/modules/appointment/slot-state';

const at = (day: string, time: string) => Date.parse(`${day}T${time}+08:00`);
const hours = (from: string, capacity = 10) => ({ from, to: '17:00', slotMinutes: 60, capacity });
const item = (changes: Partial<ItemHours> = {}): ItemHours => ({
  closedOnHolidays: false,
  openOnHolidays: false,
  firstDay: null,
  lastDay: null,
  weekly: [
    { ...hours('09:00'), season: null, weekdays: [2, 3, 4, 5] },
    { ...hours('10:00'), season: null, weekdays: [6, 7] },
  ],
  ...changes,
});
const starts = (...given: Parameters<typeof hoursOn>) => hoursOn(...given).map(({ from }) => from);

describe('hours of a day', () => {
  it('are those of its weekday; a worked Saturday is a working day', () => {
    expect(starts(item(), '2026-11-28')).toEqual(['10:00']);
    // Worked for the Spring Festival of 2026.
    expect(starts(item(), '2026-02-14')).toEqual(['09:00']);
    expect(starts(item(), '2026-11-30')).toEqual([]);
  });

  it('go by season before the week, over the new year, and on 29 February', () => {
    const winter = item({
      weekly: [
        ...item().weekly,
        { ...hours('11:00'), season: { first: '11-15', last: '02-29' }, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      ],
    });
    expect(starts(winter, '2028-02-29')).toEqual(['11:00']);
    expect(starts(winter, '2027-01-01')).toEqual(['11:00']);
    expect(starts(winter, '2028-03-01')).toEqual(['09:00']);
  });

  it('go by holiday before that: closed on it, or open on it although the weekday is closed', () => {
    // National Day 2026 is a Thursday, 5 October a Monday of the holiday.
    expect(starts(item({ closedOnHolidays: true }), '2026-10-01')).toEqual([]);
    expect(starts(item(), '2026-10-05')).toEqual([]);
    expect(starts(item({ openOnHolidays: true }), '2026-10-05')).toEqual(['10:00']);
  });

  it('go by the day itself before all', () => {
    const open = item({ closedOnHolidays: true });
    expect(starts(open, '2026-10-01', { kind: 'hours', hours: [hours('13:00')] })).toEqual(['13:00']);
    expect(starts(item(), '2026-11-28', { kind: 'closed', hours: [] })).toEqual([]);
    expect(starts(item(), '2026-11-28', { kind: 'extra', hours: [hours('19:00')] })).toEqual([
      '10:00',
      '19:00',
    ]);
  });
});

describe('a slot', () => {
  const slot = {
    starts_ms: at('2026-12-05', '12:00:00'),
    opens_ms: at('2026-11-28', '08:00:00'),
    capacity: 2,
    taken: 0,
    closed: false,
    marked: false,
  };
  const rule = { book_until_min: 30 };

  it('opens at eight sharp, and is over half an hour before it begins, to the millisecond', () => {
    expect(slotState(slot, rule, at('2026-11-28', '08:00:00') - 1)).toBe('notYet');
    expect(slotState(slot, rule, at('2026-11-28', '08:00:00'))).toBe('open');
    expect(slotState(slot, rule, at('2026-12-05', '11:30:00') - 1)).toBe('open');
    expect(slotState(slot, rule, at('2026-12-05', '11:30:00'))).toBe('past');
  });

  it('is full, closed or marked', () => {
    const nowMs = at('2026-12-01', '12:00:00');
    expect(slotState({ ...slot, taken: 2 }, rule, nowMs)).toBe('full');
    expect(slotState({ ...slot, closed: true }, rule, nowMs)).toBe('closed');
    expect(slotState({ ...slot, marked: true }, rule, nowMs)).toBe('closed');
  });
});

describe('the night', () => {
  it('is no time to be told anything', () => {
    expect(tellFromMs(at('2026-12-01', '21:59:00'))).toBe(at('2026-12-01', '21:59:00'));
    expect(tellFromMs(at('2026-12-01', '22:00:00'))).toBe(at('2026-12-02', '08:00:00'));
    expect(tellFromMs(at('2026-12-01', '07:59:00'))).toBe(at('2026-12-01', '08:00:00'));
  });

  it('does not use up the time of an offer, unless the slot is of the same day', () => {
    const slot = { starts_ms: at('2026-12-03', '12:00:00'), day: '2026-12-03' };
    const endMs = at('2026-12-03', '11:30:00');
    expect(offeredUntil(slot, endMs, at('2026-12-01', '12:00:00'))).toBe(at('2026-12-01', '12:30:00'));
    expect(offeredUntil(slot, endMs, at('2026-12-01', '23:00:00'))).toBe(at('2026-12-02', '08:30:00'));
    expect(offeredUntil(slot, endMs, at('2026-12-03', '09:30:00'))).toBe(at('2026-12-03', '09:40:00'));
    expect(offeredUntil(slot, endMs, at('2026-12-03', '11:25:00'))).toBe(endMs);
  });
});
