import { drawPrizeFenMax, drawPrizesMax, drawPrizesMin, drawScalePpm } from '@yunyou/contract';
import { badInput } from '../../http/refusal';
import type { PrizeRow } from './draw-store';

const isCount = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Refuses prizes that a draw cannot have: odds that do not come to one, one too dear, none that wins nothing. */
export function expectPrizes(prizes: readonly Omit<PrizeRow, 'given' | 'returned'>[]): void {
  if (prizes.length < drawPrizesMin || prizes.length > drawPrizesMax)
    throw badInput([{ field: 'prizes', reason: `${drawPrizesMin} to ${drawPrizesMax}` }]);
  for (const [place, prize] of prizes.entries()) {
    const at = (field: string) => `prizes.${place}.${field}`;
    const { kind, name, ppm, stock, value_fen: valueFen, per_member: perMember } = prize;
    if (!name['zh-Hans'] || !name.en) throw badInput([{ field: at('name'), reason: 'In both languages' }]);
    if (!isCount(ppm, 0, drawScalePpm))
      throw badInput([{ field: at('ppm'), reason: `0 to ${drawScalePpm}` }]);
    if (!isCount(valueFen, 0, drawPrizeFenMax))
      throw badInput([{ field: at('valueFen'), reason: `At most ${drawPrizeFenMax}` }]);
    if (prize.variant_id !== null && stock === null)
      throw badInput([{ field: at('stock'), reason: 'missing' }]);
    if (kind === 'none' && (stock !== null || perMember !== null || valueFen !== 0))
      throw badInput([{ field: at('kind'), reason: 'Wins nothing, without limit' }]);
    if (stock !== null && !isCount(stock, 1, 1_000_000))
      throw badInput([{ field: at('stock'), reason: 'At least 1' }]);
    if (perMember !== null && !isCount(perMember, 1, 1_000_000))
      throw badInput([{ field: at('perMember'), reason: 'At least 1' }]);
  }
  const sum = prizes.reduce((total, { ppm }) => total + ppm, 0);
  if (sum !== drawScalePpm) throw badInput([{ field: 'prizes', reason: `${sum} of ${drawScalePpm} ppm` }]);
  if (prizes.filter(({ kind }) => kind === 'none').length !== 1)
    throw badInput([{ field: 'prizes', reason: 'One that wins nothing' }]);
}
