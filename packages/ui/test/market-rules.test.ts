import { describe, expect, it } from 'vitest';
import { timeStatusOf } from '../src/features/marketing/activity-card/activity-time';
import { bargainPart, isShort } from '../src/features/marketing/bargain-progress/bargain-standing';

describe('an activity', () => {
  const times = { startsAtMs: 1_000, endsAtMs: 2_000 };
  it('has begun at its start and is over at its end', () => {
    expect([999, 1_000, 1_999, 2_000].map((now) => timeStatusOf(times, now))).toEqual([0, 1, 1, 2]);
  });
});

describe('a bargain', () => {
  const prices = { originalPriceFen: 16_000, floorPriceFen: 8_000 };
  it('tells the part of the way', () => {
    expect(bargainPart({ ...prices, cutFen: 5_280 })).toBe(0.66);
  });

  it('never goes beyond its floor, whatever has been cut', () => {
    expect(bargainPart({ ...prices, cutFen: 9_999 })).toBe(1);
  });

  it('is at its end when there is no way to go', () => {
    expect(bargainPart({ originalPriceFen: 100, floorPriceFen: 100, cutFen: 0 })).toBe(1);
  });

  it('has fewer pieces left than run for it, unless one is kept', () => {
    const few = { status: 'running', left: 2, running: 3, holdsPiece: false } as const;
    expect(isShort(few)).toBe(true);
    expect(isShort({ ...few, left: 3 })).toBe(false);
    expect(isShort({ ...few, left: null })).toBe(false);
    expect(isShort({ ...few, status: 'reached', holdsPiece: true })).toBe(false);
  });
});
