import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { currentDay, daysToCommit, isCommittable } from '../src/modules/lottery/days';
import { revealsAtMs } from '../src/modules/lottery/seed';

/** 1 October 2026, 0:00 in Shanghai. */
const OCTOBER = 1_790_784_000_000;
const DAY_MS = 86_400_000;
const span = { id: 'draw-1', starts_ms: OCTOBER, ends_ms: OCTOBER + 5 * DAY_MS };

describe('days of a draw', () => {
  it('begin at midnight in Shanghai', () => {
    expect(dayOf(OCTOBER - 1)).toBe('2026-09-30');
    expect(dayOf(OCTOBER)).toBe('2026-10-01');
    expect(revealsAtMs('2026-10-01')).toBe(OCTOBER + DAY_MS + 600_000);
  });

  it('are those of the activity: the nearest before it, and after it', () => {
    expect(currentDay(span, OCTOBER - 9 * DAY_MS)).toBe('2026-10-01');
    expect(currentDay(span, OCTOBER + DAY_MS)).toBe('2026-10-02');
    expect(currentDay(span, OCTOBER + 5 * DAY_MS)).toBe('2026-10-05');
    expect(currentDay(span, OCTOBER + 9 * DAY_MS)).toBe('2026-10-05');
  });

  it('are committed to for today and two days ahead, and the first in any case', () => {
    expect(daysToCommit(span, OCTOBER - 9 * DAY_MS)).toEqual(['2026-10-01']);
    expect(daysToCommit(span, OCTOBER - DAY_MS)).toEqual(['2026-10-01', '2026-10-02']);
    expect(daysToCommit(span, OCTOBER)).toEqual(['2026-10-01', '2026-10-02', '2026-10-03']);
    expect(daysToCommit(span, OCTOBER + 4 * DAY_MS)).toEqual(['2026-10-05']);
  });

  it('are never committed to when they are over, or too far ahead', () => {
    const at = OCTOBER + DAY_MS;
    expect(isCommittable(span, '2026-10-01', at)).toBe(false);
    expect(isCommittable(span, '2026-10-02', at)).toBe(true);
    expect(isCommittable(span, '2026-10-04', at)).toBe(true);
    expect(isCommittable(span, '2026-10-05', at)).toBe(false);
    expect(isCommittable(span, '2026-10-06', OCTOBER + 4 * DAY_MS)).toBe(false);
  });
});
