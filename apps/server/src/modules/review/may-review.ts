import { reviewWindowDays } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import { byKind, type FirstUse, type OrderKinds, type UsesOf } from '../../core/kinds';
import type { Queries } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { type BoughtLine, boughtLines, reviewsOfLines } from './lines-store';

const DAY_MS = 86_400_000;

interface Deps {
  db: Queries;
  kinds: OrderKinds;
  nowMs: number;
}

/** A line that can be reviewed. */
export interface ReviewableLine extends BoughtLine {
  usedMs: number;
  /** The last day on which it can be. */
  lastDay: string;
}

/** The last day on which what was used then can be reviewed. */
export const lastDayOf = (usedMs: number): string => addDays(dayOf(usedMs), reviewWindowDays);

const isOver = (usedMs: number, nowMs: number): boolean => nowMs >= instantOf(addDays(lastDayOf(usedMs), 1));

const isReviewable = ({ nowMs }: Deps, { atMs }: FirstUse): boolean => atMs <= nowMs && !isOver(atMs, nowMs);

/** Uses of a member, or of lines, by every kind that knows of any. */
async function usesOf({ db, kinds }: Deps, of: UsesOf): Promise<FirstUse[]> {
  const known = await Promise.all(kinds.all.map((kind) => kind.firstUses?.(db, of) ?? []));
  return known.flat();
}

/** A member's own line that can be reviewed now; refuses with the reason why it cannot. */
export async function mayReview(deps: Deps, memberId: string, lineId: string): Promise<ReviewableLine> {
  const [line] = await boughtLines(deps.db, memberId, [lineId]);
  if (!line) throw notFound();
  if (line.reviewId !== null) throw refuse('reviewExists');
  const kind = deps.kinds.of(line.kind);
  const [use] = (await kind.firstUses?.(deps.db, { lineIds: [lineId] })) ?? [];
  if (!use || use.atMs > deps.nowMs) throw refuse('reviewNotYet');
  if (isOver(use.atMs, deps.nowMs)) throw refuse('reviewWindowOver');
  return { ...line, usedMs: use.atMs, lastDay: lastDayOf(use.atMs) };
}

/** Lines that a member has used lately enough, whether they were reviewed or not. */
export async function recentlyUsedLines(deps: Deps, memberId: string): Promise<string[]> {
  const sinceMs = deps.nowMs - (reviewWindowDays + 1) * DAY_MS;
  const uses = await usesOf(deps, { memberId, sinceMs });
  return [...new Set(uses.filter((use) => isReviewable(deps, use)).map(({ lineId }) => lineId))];
}

/** A page of what a member can review now, the latest use first. */
export async function linesToReview(
  deps: Deps,
  memberId: string,
  { page, size }: { page: number; size: number },
): Promise<{ lines: ReviewableLine[]; total: number }> {
  const sinceMs = deps.nowMs - (reviewWindowDays + 1) * DAY_MS;
  const uses = (await usesOf(deps, { memberId, sinceMs })).filter((use) => isReviewable(deps, use));
  const known = await reviewsOfLines(
    deps.db,
    uses.map(({ lineId }) => lineId),
  );
  const open = uses
    .filter(({ lineId }) => !known.has(lineId))
    .toSorted((a, b) => b.atMs - a.atMs || (a.lineId < b.lineId ? -1 : 1));
  const shown = open.slice((page - 1) * size, page * size);
  const bought = await boughtLines(
    deps.db,
    memberId,
    shown.map(({ lineId }) => lineId),
  );
  const lines = shown.flatMap(({ lineId, atMs }) => {
    const line = bought.find((one) => one.lineId === lineId);
    return line ? [{ ...line, usedMs: atMs, lastDay: lastDayOf(atMs) }] : [];
  });
  return { lines, total: open.length };
}

/** What an order tells of one of its lines. */
export interface LineReview {
  reviewable?: true;
  reviewId?: string;
}

/** What an order tells of its lines: which can be reviewed now, and by what they were. */
export async function reviewStateOfLines(
  deps: Deps,
  lines: readonly { id: string; kind: string }[],
): Promise<Map<string, LineReview>> {
  const known = await reviewsOfLines(
    deps.db,
    lines.map(({ id }) => id),
  );
  const open = lines.filter(({ id }) => !known.has(id));
  const uses = await Promise.all(
    byKind(deps.kinds, open, (line) => line.kind).map(
      ({ kind, items }) => kind.firstUses?.(deps.db, { lineIds: items.map(({ id }) => id) }) ?? [],
    ),
  );
  return new Map<string, LineReview>([
    ...uses
      .flat()
      .filter((use) => isReviewable(deps, use))
      .map(({ lineId }) => [lineId, { reviewable: true }] as const),
    ...[...known].flatMap(([lineId, reviewId]) =>
      reviewId === null ? [] : [[lineId, { reviewId }] as const],
    ),
  ]);
}
