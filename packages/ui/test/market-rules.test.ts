import type { RefundStatus } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { timeStatusOf } from '../src/features/marketing/activity-card/activity-time';
import { bargainStanding } from '../src/features/marketing/bargain-progress/bargain-standing';
import { refundSteps } from '../src/features/refund/refund-progress/refund-steps';

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

describe("a refund's steps", () => {
  const events = (...statuses: RefundStatus[]) => statuses.map((status, at) => ({ status, atMs: at + 1 }));

  it('show the whole way, and where it is', () => {
    const { steps, current } = refundSteps({ status: 'agreed', events: events('applied', 'agreed') });
    expect(steps.map((step) => step.atMs)).toEqual([1, 2, undefined, undefined]);
    expect(current).toBe(1);
  });

  it('are all done when the money has gone back', () => {
    const all = events('applied', 'agreed', 'refunding', 'refunded');
    expect(refundSteps({ status: 'refunded', events: all }).current).toBe(4);
  });

  it('end where it was refused', () => {
    const { steps, current } = refundSteps({ status: 'refused', events: events('applied', 'refused') });
    expect(steps.map((step) => step.status)).toEqual(['applied', 'refused']);
    expect(current).toBe(1);
  });
});
