import { createHmac } from 'node:crypto';

/** All values of the first eight bytes of a digest. */
const RANDOM_RANGE = 2n ** 64n;

/** What a box is drawn by; whoever knows all of it can draw it anew. */
export interface BoxRollOf {
  /** Of the activity and its day: the server's part, 32 bytes. */
  seed: Buffer;
  activeId: string;
  day: string;
  memberId: string;
  unitId: string;
  /** The member's part, lower hex. */
  clientSeed: string;
}

/** What the pieces of a set are told by. */
export interface Pieces {
  hidden: boolean;
  remaining: number;
}

/** Which of so many pieces is drawn, from 0 on, each as likely as any other. */
export function placeOf(
  { seed, activeId, day, memberId, unitId, clientSeed }: BoxRollOf,
  drawnFrom: number,
): number {
  const text = `box\n${activeId}\n${day}\n${memberId}\n${unitId}\n${clientSeed}`;
  const random = createHmac('sha256', seed).update(text, 'utf8').digest().readBigUInt64BE(0);
  return Number((random * BigInt(drawnFrom)) / RANDOM_RANGE);
}

const sum = (pieces: readonly Pieces[]): number =>
  pieces.reduce((total, { remaining }) => total + remaining, 0);

/** Whether a member's next box is drawn among the hidden pieces, and of how many it is: after so many misses, while any is left. */
export function drawnFromOf(
  items: readonly Pieces[],
  { misses, pityAfter }: { misses: number; pityAfter: number },
): { pity: boolean; drawnFrom: number } {
  const hidden = sum(items.filter((item) => item.hidden));
  const pity = misses >= pityAfter - 1 && hidden > 0;
  return { pity, drawnFrom: pity ? hidden : sum(items) };
}

/** What lies in a place, the pieces put one after the other in their published order. */
export function itemAt<Item extends Pieces>(items: readonly Item[], place: number, pity: boolean): Item {
  let upTo = 0;
  const found = items.find((item) => {
    if (pity && !item.hidden) return false;
    upTo += item.remaining;
    return place < upTo;
  });
  if (!found) throw new RangeError(`Nothing lies in the place ${place}.`);
  return found;
}

/** Within so many boxes there is a hidden item, while any is left. */
export const pityInOf = (misses: number, pityAfter: number): number => Math.max(1, pityAfter - misses);
