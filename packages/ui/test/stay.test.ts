import type { PriceCalendarDay } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { lastDeparture, nightsOf, tapped } from '../src/components/calendar/stay';

/** Nights from 1 to 9 October; those named are sold out. */
const nights = (...soldOut: number[]) =>
  new Map<string, PriceCalendarDay>(
    Array.from({ length: 9 }, (_, index) => {
      const day = `2026-10-0${index + 1}`;
      const state = soldOut.includes(index + 1) ? 'soldOut' : 'open';
      return [day, { day, state, priceFen: state === 'open' ? 30_000 : null, left: null, holiday: null }];
    }),
  );
const noLimit = Number.POSITIVE_INFINITY;

describe('a stay', () => {
  it('may end on the first day whose night is sold out, and no later', () => {
    expect(lastDeparture('2026-10-02', { days: nights(5), maxNights: noLimit })).toBe('2026-10-05');
  });

  it('may end the day after the last night there is', () => {
    expect(lastDeparture('2026-10-08', { days: nights(), maxNights: noLimit })).toBe('2026-10-10');
  });

  it('is no longer than the most nights', () => {
    expect(lastDeparture('2026-10-01', { days: nights(), maxNights: 2 })).toBe('2026-10-03');
  });

  it('counts nights over the end of a month', () => {
    expect(nightsOf({ from: '2026-09-29', to: '2026-10-03' })).toBe(4);
  });
});

describe('a tap on a day', () => {
  const begun = { from: '2026-10-02', to: null };
  const rules = { days: nights(5), maxNights: noLimit };

  it('begins a stay only on a night that can be booked', () => {
    const nothing = { from: null, to: null };
    expect(tapped(nothing, '2026-10-02', rules).draft).toEqual(begun);
    expect(tapped(nothing, '2026-10-05', rules).draft).toEqual(nothing);
  });

  it('ends the stay', () => {
    expect(tapped(begun, '2026-10-05', rules)).toEqual({ draft: { from: '2026-10-02', to: '2026-10-05' } });
  });

  it('beyond a sold-out night begins another stay there and says why', () => {
    expect(tapped(begun, '2026-10-07', rules)).toEqual({
      draft: { from: '2026-10-07', to: null },
      refusal: 'blocked',
    });
  });

  it('beyond the most nights says that it is too long', () => {
    expect(tapped(begun, '2026-10-04', { days: nights(), maxNights: 1 }).refusal).toBe('tooLong');
  });

  it('on the day of arrival or before it begins again', () => {
    expect(tapped(begun, '2026-10-02', rules).draft).toEqual(begun);
    expect(tapped(begun, '2026-10-01', rules).draft).toEqual({ from: '2026-10-01', to: null });
  });

  it('after a whole stay begins the next one', () => {
    const whole = { from: '2026-10-01', to: '2026-10-03' };
    expect(tapped(whole, '2026-10-02', rules).draft).toEqual(begun);
  });
});
