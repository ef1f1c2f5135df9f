import type { BargainState } from '@yunyou/contract';

/** What it costs now and what is still to be cut, in fen, and the part of the way, 0 to 1. Never below the floor. */
export function bargainStanding({
  originalPriceFen,
  floorPriceFen,
  cutFen,
}: Pick<BargainState, 'originalPriceFen' | 'floorPriceFen' | 'cutFen'>) {
  const wayFen = Math.max(0, originalPriceFen - floorPriceFen);
  const doneFen = Math.min(wayFen, cutFen);
  return {
    priceFen: originalPriceFen - doneFen,
    leftFen: wayFen - doneFen,
    part: wayFen === 0 ? 1 : doneFen / wayFen,
  };
}
