import { type BargainDetail, bargainWeightLeast, bargainWeightSpread } from '@yunyou/contract';
import hex from 'crypto-js/enc-hex';
import hmacSha256 from 'crypto-js/hmac-sha256';
import sha256 from 'crypto-js/sha256';

/** What a split is made from, as it is told once a bargain is over. */
export interface SplitParts {
  bargainId: string;
  /** Lower hex digits of the server's random bytes. */
  seed: string;
  /** Lower hex digits of those of whoever started it. */
  clientSeed: string;
  /** All that can be cut off. */
  totalFen: number;
  people: number;
}

/** What a bargain is checked by. */
export type BargainEvidence = Pick<BargainDetail, 'commitment' | 'clientSeed' | 'proof'> & {
  bargain: Pick<BargainDetail['bargain'], 'id' | 'originalPriceFen' | 'floorPriceFen' | 'people' | 'helpers'>;
};

/** What came of it. */
export interface BargainCheck {
  /** The seed is the one that was committed to before. */
  readonly isSeed: boolean;
  /** The cuts are the ones that follow from the seeds, as they were split and as friends made them. */
  readonly isSplit: boolean;
}

/** The first four bytes, big endian, of what the seed makes of a text. */
function drawn(seed: string, text: string): number {
  return (hmacSha256(text, hex.parse(seed)).words[0] ?? 0) >>> 0;
}

/** How an amount is cut into as many pieces as there are people: one fen each, the rest by weight, what remains to the largest remainders. */
export function splitOf({ bargainId, seed, clientSeed, totalFen, people }: SplitParts): number[] {
  const weights = Array.from({ length: people }, (_, place) => {
    const x = drawn(seed, `bargain\n${bargainId}\n${clientSeed}\n${place + 1}`);
    return bargainWeightLeast + Math.floor((x * bargainWeightSpread) / 2 ** 32);
  });
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const restFen = totalFen - people;
  const cuts = weights.map((weight) => 1 + Math.floor((restFen * weight) / weightSum));
  const missingFen = totalFen - cuts.reduce((sum, cut) => sum + cut, 0);
  const remainders = weights.map((weight, place) => ({ place, remainder: (restFen * weight) % weightSum }));
  remainders.sort((one, other) => other.remainder - one.remainder || one.place - other.place);
  for (const { place } of remainders.slice(0, missingFen)) cuts[place] = (cuts[place] ?? 0) + 1;
  return cuts;
}

/** Computes on this device what the seeds make; undefined before the seed is told. */
export function checkBargain({
  bargain,
  commitment,
  clientSeed,
  proof,
}: BargainEvidence): BargainCheck | undefined {
  if (!proof) return undefined;
  const cuts = splitOf({
    ...{ bargainId: bargain.id, seed: proof.seed, clientSeed, people: bargain.people },
    totalFen: bargain.originalPriceFen - bargain.floorPriceFen,
  });
  const { length } = proof.cutsFen;
  return {
    isSeed: sha256(hex.parse(proof.seed)).toString() === commitment,
    isSplit:
      length === cuts.length &&
      cuts.every((cut, place) => cut === proof.cutsFen[place]) &&
      bargain.helpers.every(({ seq, cutFen }) => cutFen === cuts[seq - 1]),
  };
}
