import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceNow, paymentCountdown, remainingMs, timeStatus } from '../src';

const minute = 60_000;
const created = Date.UTC(2026, 4, 1, 12);

// conformance: ST-02
describe('timeStatus', () => {
  it('is 0 before the start, 1 from the start and 2 from the end', () => {
    expect(timeStatus(100, 200, 99)).toBe(0);
    expect(timeStatus(100, 200, 100)).toBe(1);
    expect(timeStatus(100, 200, 199)).toBe(1);
    expect(timeStatus(100, 200, 200)).toBe(2);
  });

  it('has no ongoing moment when start and end are one', () => {
    expect([99, 100, 101].map((nowMs) => timeStatus(100, 100, nowMs))).toEqual([0, 2, 2]);
  });

  it('only goes forward as time passes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (startMs, lengthMs, nowMs, laterMs) => {
        const endMs = startMs + lengthMs;
        const then = timeStatus(startMs, endMs, nowMs);
        expect(timeStatus(startMs, endMs, nowMs + laterMs)).toBeGreaterThanOrEqual(then);
      }),
    );
  });
});

// conformance: BIZ-02
describe('paymentCountdown', () => {
  const shown = (elapsedMs: number, limitMs?: number) => {
    const { hours, minutes } = paymentCountdown(created, created + elapsedMs, limitMs);
    return [hours, minutes];
  };

  it('starts at 30 minutes and ends at 0', () => {
    expect(paymentCountdown(created, created)).toEqual({
      remainingMs: 30 * minute,
      hours: 0,
      minutes: 30,
      isOver: false,
    });
    expect(paymentCountdown(created, created + 30 * minute)).toEqual({
      remainingMs: 0,
      hours: 0,
      minutes: 0,
      isOver: true,
    });
    expect(paymentCountdown(created, created + 31 * minute).remainingMs).toBe(0);
  });

  it('shows at least one minute while the order is open', () => {
    expect(shown(29 * minute)).toEqual([0, 1]);
    expect(shown(30 * minute - 1)).toEqual([0, 1]);
  });

  it('shows hours and minutes for longer limits', () => {
    expect(shown(0, 90 * minute)).toEqual([1, 30]);
    expect(shown(1, 61 * minute)).toEqual([1, 0]);
    expect(shown(0, 25 * 60 * minute)).toEqual([25, 0]);
  });
});

describe('remainingMs', () => {
  it('counts down to 0 and stays there', () => {
    expect(remainingMs(1_000, 400)).toBe(600);
    expect(remainingMs(1_000, 1_000)).toBe(0);
    expect(remainingMs(1_000, 5_000)).toBe(0);
  });
});

describe('deviceNow', () => {
  it('starts at the wall clock and only goes forward', () => {
    const now = deviceNow();
    const first = now();
    expect(Math.abs(first - Date.now())).toBeLessThan(1_000);
    expect(now()).toBeGreaterThanOrEqual(first);
  });
});
