import type { DayKind, LocalText, StockException, StockPool } from './types';

/** What the loader writes for one pool and one day, in people. */
export type DayStock =
  | { readonly state: 'open'; readonly total: number; readonly remaining: number }
  | { readonly state: 'closed'; readonly reason: LocalText | null };

function weekdayAndNth(day: string): { weekday: number; nth: number } {
  const date = new Date(`${day}T00:00:00Z`);
  return { weekday: date.getUTCDay(), nth: Math.ceil(date.getUTCDate() / 7) };
}

function exceptionOn(pool: StockPool, day: string): StockException | undefined {
  const { weekday, nth } = weekdayAndNth(day);
  return pool.exceptions.find((it) => it.weekday === weekday && it.nth === nth);
}

/**
 * Places of `pool` on `day` ('YYYY-MM-DD'). Sold-out and nearly sold-out days keep their full total, so that the
 * calendar can tell them from closed ones. Public holidays open on weekdays that are otherwise closed.
 */
export function stockOn(pool: StockPool, day: string, kind: DayKind): DayStock {
  const exception = exceptionOn(pool, day);
  if (exception?.state === 'closed') return { state: 'closed', reason: exception.reason };
  const closed = pool.closedWeekdays.some((weekday) => weekday === weekdayAndNth(day).weekday);
  if (closed && kind !== 'holiday') return { state: 'closed', reason: null };
  const total = pool.perDay[kind];
  if (exception?.state === 'soldOut') return { state: 'open', total, remaining: 0 };
  if (exception?.state === 'low') return { state: 'open', total, remaining: exception.remaining };
  return { state: 'open', total, remaining: total };
}
