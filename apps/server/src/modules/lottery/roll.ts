import { createHmac } from 'node:crypto';
import { drawScalePpm } from '@yunyou/contract';

/** All values of the first eight bytes of a digest. */
const RANDOM_RANGE = 2n ** 64n;

/** What a roll is made from; whoever knows all of it can make it anew. */
export interface RollOf {
  /** Of the activity and its day: the server's part, 32 bytes. */
  seed: Buffer;
  activeId: string;
  day: string;
  memberId: string;
  index: number;
  /** The member's part, lower hex. */
  clientSeed: string;
}

/** Parts per million from 0 on, each as likely as any other. */
export function rollOf({ seed, activeId, day, memberId, index, clientSeed }: RollOf): number {
  const text = `draw\n${activeId}\n${day}\n${memberId}\n${index}\n${clientSeed}`;
  const random = createHmac('sha256', seed).update(text, 'utf8').digest().readBigUInt64BE(0);
  return Number((random * BigInt(drawScalePpm)) / RANDOM_RANGE);
}

/** Where the share of each prize ends, in their order. */
export function cumulative(prizes: readonly { ppm: number }[]): number[] {
  let sum = 0;
  return prizes.map(({ ppm }) => (sum += ppm));
}

/** What a roll stands for: the first whose share reaches beyond it. */
export function prizeAt<Prize extends { ppm: number }>(prizes: readonly Prize[], roll: number): Prize {
  const prize = prizes[cumulative(prizes).findIndex((upTo) => upTo > roll)];
  if (!prize) throw new RangeError(`Nothing is drawn by ${roll}.`);
  return prize;
}
