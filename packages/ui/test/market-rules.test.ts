import { describe, expect, it } from 'vitest';
import { timeStatusOf } from '../src/features/marketing/activity-card/activity-time';
import { bargainStanding } from '../src/features/marketing/bargain-progress/bargain-standing';

describe('an activity', () => {
  const times = { startsAtMs: 1_000, endsAtMs: 2_000 };
  it('has begun at its start and is over at its end', () => {
    expect([999, 1_000, 1_999, 2_000].map((now) => timeStatusOf(times, now))).toEqual([0, 1, 1, 2]);
  });
});

describe('a bargain', () => {
  it('tells the price reached, what is left and the part of the way', () => {
    expect(bargainStanding({ originalPriceFen: 16_000, floorPriceFen: 8_000, cutFen: 5_280 })).toEqual({
      priceFen: 10_720,
      leftFen: 2_720,
      part: 0.66,
    });
  });

  it('never goes below its floor, whatever has been cut', () => {
    expect(bargainStanding({ originalPriceFen: 16_000, floorPriceFen: 8_000, cutFen: 9_999 })).toEqual({
      priceFen: 8_000,
      leftFen: 0,
      part: 1,
    });
  });

  it('is at its end when there is no way to go', () => {
    expect(bargainStanding({ originalPriceFen: 100, floorPriceFen: 100, cutFen: 0 }).part).toBe(1);
  });
});
