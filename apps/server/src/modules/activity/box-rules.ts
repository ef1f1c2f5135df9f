import {
  boxAgeFree,
  boxAgeMin,
  boxesPerDayMax,
  boxesPerOrderMax,
  boxFenPerDayMax,
  boxRefundDays,
  type LocalizedText,
} from '@yunyou/contract';

/** What a set's own fields say, for its rules. */
export interface RuledBox {
  priceFen: number;
  pityAfter: number;
  /** In their published order. */
  items: readonly { name: LocalizedText; valueFen: number; hidden: boolean; startCount: number }[];
}

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

const yuan = (fen: number): string => `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`;

/** Percent with at most four decimals, and no zeros at the end. */
const percent = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(4))}%`;

/** What is in a set by which odds, what pity gives, who may buy how many, and what goes back. */
export function rulesOfBox({ priceFen, pityAfter, items }: RuledBox): LocalizedText[] {
  const total = items.reduce((sum, { startCount }) => sum + startCount, 0);
  return [
    both(`整套共${total}盒，每盒${yuan(priceFen)}`, `${total} boxes in the set, ${yuan(priceFen)} each`),
    ...items.map(({ name, valueFen, hidden, startCount: n }) =>
      both(
        `${name['zh-Hans']}${hidden ? '（隐藏款）' : ''}：价值${yuan(valueFen)}，${n}件，初始概率${percent(n, total)}`,
        `${name.en}${hidden ? ' (hidden)' : ''}: worth ${yuan(valueFen)}, ${n} of them, ${percent(n, total)} at the start`,
      ),
    ),
    both(
      '先付款后开启；每款概率＝该款剩余件数÷全部剩余件数，随每次开启更新并公示',
      'Boxes are paid for, then opened; the probability of each is what remains of it among all that remain, and is shown as it changes',
    ),
    both(
      `同一会员连续${pityAfter - 1}盒未开出隐藏款，第${pityAfter}盒只在剩余隐藏款中抽取；隐藏款全部抽出后停售`,
      `After ${pityAfter - 1} boxes of one person without a hidden item, the next is drawn among the hidden ones that are left; when all of them are out no more are sold`,
    ),
    both(
      `每单限购${boxesPerOrderMax}盒；每人每天全部盲盒活动合计限购${boxesPerDayMax}盒、${yuan(boxFenPerDayMax)}`,
      `At most ${boxesPerOrderMax} boxes an order; ${boxesPerDayMax} boxes and ${yuan(boxFenPerDayMax)} a day for each person, all sets together`,
    ),
    both(
      `未满${boxAgeMin}周岁不得购买，${boxAgeMin}至${boxAgeFree - 1}周岁须监护人同意`,
      `Not sold to under ${boxAgeMin}; from ${boxAgeMin} to ${boxAgeFree - 1} a guardian must agree`,
    ),
    both(
      `未开启的盲盒可随时全额退款，付款满${boxRefundDays}天未开启的自动退款`,
      `Boxes that are not opened go back in full at any time, and by themselves ${boxRefundDays} days after paying`,
    ),
    both(
      '开启后不支持七日无理由退货；有质量问题的，凭开出商品的订单申请售后',
      'Once opened there is no seven-day return; what is defective goes back by the order it was sent with',
    ),
    both(
      '每日随机种子的承诺值提前公布，次日0:10公布种子，可按开启记录核对每一盒',
      'What a day is drawn by is committed to before, and told at 0:10 the next day; every box can be checked by the ledger',
    ),
  ];
}
