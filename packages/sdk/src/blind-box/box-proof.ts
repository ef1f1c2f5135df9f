import type { BoxRecord } from '@yunyou/contract';
import { drawnOf, isSeedOf } from '../lottery/seeds';

/** What a box is checked by. */
export type BoxEvidence = Pick<
  BoxRecord,
  | 'activeId'
  | 'memberId'
  | 'unitId'
  | 'day'
  | 'clientSeed'
  | 'commitment'
  | 'seed'
  | 'poolBefore'
  | 'drawnFrom'
  | 'k'
  | 'pity'
  | 'misses'
> & { item: Pick<BoxRecord['item'], 'itemId'> };

/** What came of it. */
export interface BoxCheck {
  /** The seed is the one that was committed to before the day, and before the opening. */
  readonly isSeed: boolean;
  /** It was drawn from what the set had: from all of it, or from the hidden items where they were due. */
  readonly isPool: boolean;
  /** The place is the one that follows from the seeds. */
  readonly isPlace: boolean;
  /** What was in the box is what has that place. */
  readonly isItem: boolean;
}

/** The text that the seed signs for one box. */
export const boxText = ({
  activeId,
  day,
  memberId,
  unitId,
  clientSeed,
}: Pick<BoxRecord, 'activeId' | 'day' | 'memberId' | 'unitId' | 'clientSeed'>): string =>
  `box\n${activeId}\n${day}\n${memberId}\n${unitId}\n${clientSeed}`;

/** What a box is drawn from: everything, or, `pity`, the hidden items alone. */
export const drawnFromPool = <Item extends { hidden: boolean; count: number }>(
  pool: readonly Item[],
  pity: boolean,
): { items: readonly Item[]; pieces: number } => {
  const items = pity ? pool.filter(({ hidden }) => hidden) : pool;
  return { items, pieces: items.reduce((sum, { count }) => sum + count, 0) };
};

/** The item that has a place, with the pieces laid out one after the other in their published order. */
export function itemAt<Item extends { count: number }>(
  items: readonly Item[],
  place: number,
): Item | undefined {
  let upTo = 0;
  return items.find(({ count }) => {
    upTo += count;
    return place < upTo;
  });
}

/**
 * Computes on this device what the seeds make; undefined before the seed is told.
 *
 * @param pityAfter which box without a hidden item has one; without it, when pity was due is not judged
 */
export function checkBox(record: BoxEvidence, pityAfter?: number): BoxCheck | undefined {
  const { seed, commitment, poolBefore, drawnFrom, k, pity, misses, item } = record;
  if (seed === null) return undefined;
  const { items, pieces } = drawnFromPool(poolBefore, pity);
  const isHiddenLeft = drawnFromPool(poolBefore, true).pieces > 0;
  const isPity = pityAfter === undefined || pity === (misses >= pityAfter - 1 && isHiddenLeft);
  return {
    isSeed: isSeedOf(seed, commitment),
    isPool: pieces === drawnFrom && isPity,
    isPlace: drawnOf(seed, boxText(record), drawnFrom) === k,
    isItem: itemAt(items, k)?.itemId === item.itemId,
  };
}
