import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const BREW = text(
  '开封后请密封、避光存放，三个月内喝完香气最好。',
  'Once opened, keep it sealed and in the dark; it is at its best for three months.',
);
const base = {
  shop: 'shop-shanye',
  category: 'category-tea',
  freight: 'freight-shanye-weight',
} as const;

/** Several teas at once, and a little of one. */
export const TEA_SETS: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-tea-gift-box',
    name: text('山野双罐礼盒', 'Gift box of two teas'),
    subtitle: text('一绿一红，附手写卡', 'One green, one black, with a card written by hand'),
    about: [
      text(
        '朱漆纸盒，内衬草纸，两罐各一百克。下单时在备注里写下想说的话，我们用毛笔抄在卡上。',
        'A red lacquered box lined with straw paper, 100 grams of each. Put your words in the remark and we write them on the card with a brush.',
      ),
      BREW,
    ],
    tags: [TAG.gift],
    pictures: ['goods-tea-gift-box'],
    soldCount: 508,
    specs: [
      spec('pair', '搭配', 'Pair', [
        ['green-black', '绿茶配红茶', 'Green and black'],
        ['oolong-white', '乌龙配白茶', 'Oolong and white'],
        ['jasmine-green', '茉莉配绿茶', 'Jasmine and green'],
      ]),
    ],
    skus: [
      sku('green-black', 23_800, 85, 900, 26_800),
      sku('oolong-white', 29_800, 60, 900, 33_800),
      sku('jasmine-green', 21_800, 70, 900),
    ],
  },
  {
    ...base,
    id: 'product-tea-sampler',
    name: text('四味小罐', 'Four small tins'),
    subtitle: text('绿、红、乌龙、茉莉各一罐', 'Green, black, oolong and jasmine'),
    about: [
      text(
        '不知道自己喜欢哪种，就从这里开始。每罐够泡六次，盖子上刻着冲泡的水温。',
        'If you do not know yet what you like, begin here. Each tin makes six pots, and the right temperature is cut into its lid.',
      ),
      BREW,
    ],
    tags: [TAG.set, TAG.trial],
    pictures: ['goods-tea-sampler', 'goods-tea-break'],
    soldCount: 1544,
    specs: [
      spec('size', '规格', 'Size', [
        ['4x20g', '4 × 20 克', '4 × 20 g'],
        ['4x40g', '4 × 40 克', '4 × 40 g'],
      ]),
    ],
    skus: [sku('4x20g', 5_600, 320, 360), sku('4x40g', 9_900, 140, 560)],
  },
  {
    ...base,
    id: 'product-tea-sample',
    name: text('一分钱试饮装', 'One-fen sample'),
    subtitle: text('每人每天一份，先尝再买', 'One a day for each person: taste before you buy'),
    about: [
      text(
        '一小包五克的云雾绿茶，够泡一大杯。邮费按实际收，喝着好再来。',
        'Five grams of cloud green tea, enough for a large cup. You pay the post; come back if you like it.',
      ),
    ],
    tags: [TAG.trial],
    pictures: ['goods-tea-break', 'goods-green-tea'],
    soldCount: 4810,
    limit: { pieces: 1, period: 'day' },
    specs: [],
    skus: [sku('', 1, 5_000, 12)],
  },
];
