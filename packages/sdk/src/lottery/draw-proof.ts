import { type DrawRecord, drawScalePpm, type ResponseOf } from '@yunyou/contract';
import { drawnOf, isSeedOf } from './seeds';

/** What a roll is made from. */
export interface RollParts
  extends Pick<DrawRecord, 'activeId' | 'day' | 'memberId' | 'index' | 'clientSeed'> {
  /** Lower hex digits of the server's random bytes of that day. */
  seed: string;
}

/** What draws of a day are checked by, as the server tells it. */
export type DrawProof = ResponseOf<'lottery', 'proof'>;

/** What a draw is checked by. */
export type DrawEvidence = Pick<
  DrawRecord,
  | 'activeId'
  | 'memberId'
  | 'index'
  | 'day'
  | 'clientSeed'
  | 'commitment'
  | 'roll'
  | 'rolledPrizeId'
  | 'prize'
  | 'reason'
>;

/** What came of it. */
export interface DrawCheck {
  /** The seed is the one that was committed to before the day, and before the draw. */
  readonly isSeed: boolean;
  /** The roll is the one that follows from the seeds. */
  readonly isRoll: boolean;
  /** The prize is the one that the roll stands for, or nothing where that one could not be given. */
  readonly isPrize: boolean;
}

/** The text that the seed signs for one draw. */
export const rollText = ({
  activeId,
  day,
  memberId,
  index,
  clientSeed,
}: Pick<DrawRecord, 'activeId' | 'day' | 'memberId' | 'index' | 'clientSeed'>): string =>
  `draw\n${activeId}\n${day}\n${memberId}\n${index}\n${clientSeed}`;

/** What the seed makes of that text, as a part of the scale. */
export const rollOf = ({ seed, ...parts }: RollParts): number => drawnOf(seed, rollText(parts), drawScalePpm);

/** The first prize, in the order of their shares, whose sum of shares is greater than the roll. */
export function prizeAt<Prize extends { ppm: number }>(
  prizes: readonly Prize[],
  roll: number,
): Prize | undefined {
  let upTo = 0;
  return prizes.find(({ ppm }) => {
    upTo += ppm;
    return roll < upTo;
  });
}

/** Computes on this device what the seeds make; undefined before the seed is told. */
export function checkDraw(
  record: DrawEvidence,
  { day, commitment, seed, prizes }: DrawProof,
): DrawCheck | undefined {
  if (seed === null) return undefined;
  const { prize, reason, rolledPrizeId } = record;
  const isGiven = reason === null ? prize.id === rolledPrizeId : prize.kind === 'none';
  return {
    isSeed: day === record.day && commitment === record.commitment && isSeedOf(seed, commitment),
    isRoll: rollOf({ ...record, seed }) === record.roll,
    isPrize: isGiven && prizeAt(prizes, record.roll)?.id === rolledPrizeId,
  };
}
