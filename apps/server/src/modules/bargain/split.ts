import { createHmac } from 'node:crypto';
import { bargainWeightLeast, bargainWeightSpread } from '@yunyou/contract';

const RANDOM_RANGE = 2 ** 32;

/** What a split is made from; whoever knows all of it can make it anew. */
export interface SplitOf {
  bargainId: string;
  /** The server's part. */
  seed: Buffer;
  /** The part of whoever starts it, lower hex. */
  clientSeed: string;
  totalFen: number;
  people: number;
}

/**
 * Shares a sum out into as many cuts as there are people: each a fen at least, the rest by random weights, what is left over by
 * the largest remainder. No place is better than another, and the largest cut is at most three times the smallest and a fen.
 */
export function splitCuts({ bargainId, seed, clientSeed, totalFen, people }: SplitOf): number[] {
  if (totalFen < people) throw new RangeError('Every cut takes a fen.');
  const weights = Array.from({ length: people }, (_, place) => {
    const text = `bargain\n${bargainId}\n${clientSeed}\n${place + 1}`;
    const random = createHmac('sha256', seed).update(text, 'utf8').digest().readUInt32BE(0);
    return bargainWeightLeast + Math.floor((random * bargainWeightSpread) / RANDOM_RANGE);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rest = totalFen - people;
  const cuts = weights.map((weight) => 1 + Math.floor((rest * weight) / sum));
  const missing = totalFen - cuts.reduce((total, cut) => total + cut, 0);
  const byRemainder = weights
    .map((weight, place) => ({ place, remainder: (rest * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of byRemainder.slice(0, missing)) cuts[place] = (cuts[place] ?? 0) + 1;
  return cuts;
}
