import { drawScalePpm, type LocalizedText, type PrizeKind } from '@yunyou/contract';

/** What a draw's own fields say, for its rules. */
export interface RuledDraw {
  freePerDay: number;
  claimDays: number;
  /** In their published order. */
  prizes: readonly {
    name: LocalizedText;
    kind: PrizeKind;
    ppm: number;
    valueFen: number;
    /** Null: no limit. */
    stock: number | null;
    perMember: number | null;
  }[];
}

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

/** Percent with at most four decimals, and no zeros at the end. */
const percent = (ppm: number): string => `${(ppm * 100) / drawScalePpm}%`;

const yuan = (fen: number): string => `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`;

function prizeWords({ name, kind, ppm, valueFen, stock, perMember }: RuledDraw['prizes'][number]) {
  if (kind === 'none')
    return both(`${name['zh-Hans']}：概率${percent(ppm)}`, `${name.en}: ${percent(ppm)} of draws`);
  const many = stock === null ? both('不限量', 'without limit') : both(`${stock}份`, `${stock} in all`);
  const limit = perMember === null ? both('', '') : both(`，每人限${perMember}份`, `, ${perMember} a person`);
  const value = yuan(valueFen);
  return both(
    `${name['zh-Hans']}：价值${value}，${many['zh-Hans']}，概率${percent(ppm)}${limit['zh-Hans']}`,
    `${name.en}: worth ${value}, ${many.en}, ${percent(ppm)} of draws${limit.en}`,
  );
}

/** What can be won by which odds, when it is decided, until when it is claimed, and how it is checked. */
export function rulesOfDraw({ freePerDay, claimDays, prizes }: RuledDraw): LocalizedText[] {
  const none = prizes.find(({ kind }) => kind === 'none')?.name ?? both('谢谢参与', 'Thank you');
  const free = both(
    `每日免费抽奖${freePerDay}次，当日24点前有效，不结转`,
    `${freePerDay} free ${freePerDay === 1 ? 'draw' : 'draws'} a day, good until midnight of that day, Beijing time`,
  );
  return [
    ...(freePerDay > 0 ? [free] : []),
    ...prizes.map(prizeWords),
    both('抽奖即时开奖，抽奖机会不出售', 'Each draw is decided at once; chances are never sold'),
    both(
      `实物奖品须在中奖后${claimDays}天内领取，逾期作废；优惠券即时发放至账户`,
      `Things are to be claimed within ${claimDays} days of the draw, or are lost; coupons are yours at once`,
    ),
    both(
      `奖品发完或超过每人上限后，抽中该奖品视为「${none['zh-Hans']}」`,
      `Once a prize is all given, or you have had as many as a person may, its share counts as “${none.en}”`,
    ),
    both(
      '每日随机种子的承诺值提前公布，次日0:10公布种子，可在「公平性验证」中核对每次抽奖',
      'What a day is drawn by is committed to before, and told at 0:10 the next day; every draw can be checked by it',
    ),
  ];
}
