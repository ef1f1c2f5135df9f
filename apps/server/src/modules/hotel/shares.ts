import { unitAmounts } from '../../core/pricing/units';

/** A night in a room with its share of what was paid, fen. */
export interface NightShare {
  night: string;
  paidFen: number;
}

/**
 * What each room of a line was paid with, night by night: rooms share by the engine's rule, a room's nights by the same rule
 * on the running sums of their prices. All of them add up to `paidFen`.
 */
export function nightShares(
  paidFen: number,
  rooms: number,
  nights: readonly { night: string; priceFen: number }[],
): NightShare[][] {
  const sum = nights.reduce((total, { priceFen }) => total + BigInt(priceFen), 0n);
  return unitAmounts(paidFen, rooms).map((roomFen) => {
    let running = 0n;
    let told = 0;
    return nights.map(({ night, priceFen }) => {
      running += BigInt(priceFen);
      const upTo = sum === 0n ? 0 : Number((BigInt(roomFen) * running) / sum);
      const share = upTo - told;
      told = upTo;
      return { night, paidFen: share };
    });
  });
}
