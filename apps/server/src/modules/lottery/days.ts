import { drawSeedDaysAhead } from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import type { Queries } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import { commitmentOf, newSeed } from '../../security/seed';
import { type DayRow, dayRow, insertDays } from './days-store';
import { dayIdOf, sealSeed } from './seed';

interface Span {
  id: string;
  starts_ms: number;
  ends_ms: number;
}

/** The first and the last day that something can be drawn on. */
const spanDays = ({ starts_ms, ends_ms }: Span) => ({ first: dayOf(starts_ms), last: dayOf(ends_ms - 1) });

/** The day that draws count for now: today, or the day nearest to it that has draws. */
export function currentDay(span: Span, nowMs: number): string {
  return dayOf(Math.max(span.starts_ms, Math.min(nowMs, span.ends_ms - 1)));
}

/** Whether a day is one of the activity's, not over, and not so far ahead that nothing is committed to yet. */
export function isCommittable(span: Span, day: string, nowMs: number): boolean {
  const { first, last } = spanDays(span);
  const ahead = daysBetween(dayOf(nowMs), day);
  return day >= first && day <= last && ahead >= 0 && ahead <= drawSeedDaysAhead;
}

/** Days that are committed to by now: today, where there are draws, and those after it; the first day in any case. */
export function daysToCommit(span: Span, nowMs: number): string[] {
  const from = currentDay(span, nowMs);
  const ahead = Array.from({ length: drawSeedDaysAhead + 1 }, (_, count) => addDays(dayOf(nowMs), count));
  return [...new Set([from, ...ahead.filter((day) => day > from && day <= spanDays(span).last)])];
}

interface Committing {
  protection: DataProtection;
  nowMs: number;
}

/** Commits to a seed of each of these days that has none. */
export async function commitDays(
  db: Queries,
  { protection, nowMs }: Committing,
  activeId: string,
  days: readonly string[],
): Promise<void> {
  await insertDays(
    db,
    days.map((day) => {
      const id = dayIdOf(activeId, day);
      const seed = newSeed();
      return {
        ...{ id, activity_id: activeId, day, seed_cipher: sealSeed(protection, id, seed) },
        ...{ commitment: commitmentOf(seed), committed_ms: nowMs },
      };
    }),
  );
}

/** What a day is drawn by; committed to now where no job has done so. */
export async function dayOfDraw(
  db: Queries,
  deps: Committing,
  activeId: string,
  day: string,
): Promise<DayRow> {
  const id = dayIdOf(activeId, day);
  const known = await dayRow(db, id);
  if (known) return known;
  await commitDays(db, deps, activeId, [day]);
  const made = await dayRow(db, id);
  if (!made) throw new Error(`${id} is committed to.`);
  return made;
}
