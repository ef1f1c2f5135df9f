import { type BlindBoxDetail, drawScalePpm } from '@yunyou/contract';
import type { OddsOfPrize } from '../../lottery/odds-table';

/** What is in a set with its odds now: each item's share of all that remain. */
export function oddsOf(
  { items, remaining }: Pick<BlindBoxDetail, 'items' | 'remaining'>,
  hiddenName: (name: string) => string,
): OddsOfPrize[] {
  return items.map((item) => ({
    ...{ id: item.itemId, kind: 'goods', valueFen: item.valueFen, perMember: null },
    name: item.hidden ? hiddenName(item.name) : item.name,
    ppm: remaining === 0 ? 0 : (item.remaining / remaining) * drawScalePpm,
    ...{ stock: item.startCount, left: item.remaining },
  }));
}
