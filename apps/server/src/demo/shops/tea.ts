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

export const TEA: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-mist-green',
    name: text('雾芽云雾绿茶', 'Mistbud cloud green tea'),
    subtitle: text(
      '八百米雾线上的春茶，汤色嫩绿',
      'Spring leaf from above the mist line, pale green in the cup',
    ),
    about: [
      text(
        '茶园在八百米的雾线上，日照短，叶子长得慢，滋味也就厚。采回当天摊青、杀青、手工理条，一天一锅。',
        'The garden lies above the mist at 800 metres: short sun, slow leaves, a full taste. Spread, fired and shaped by hand on the day it is picked, one pan a day.',
      ),
      BREW,
    ],
    tags: [TAG.signature, TAG.fresh],
    pictures: ['goods-green-tea', 'goods-fresh-buds', 'review-tea-desk'],
    soldCount: 3218,
    specs: [
      spec('grade', '等级', 'Grade', [
        ['first', '特级', 'First flush'],
        ['fine', '一级', 'Fine'],
        ['daily', '口粮', 'Everyday'],
      ]),
      spec('size', '规格', 'Size', [
        ['25g', '25 克试饮袋', '25 g sample'],
        ['50g', '50 克罐', '50 g tin'],
        ['100g', '100 克罐', '100 g tin'],
        ['200g', '200 克罐', '200 g tin'],
        ['250g', '250 克袋', '250 g bag'],
        ['500g', '500 克袋', '500 g bag'],
      ]),
    ],
    skus: [
      sku('first 25g', 3_980, 180, 60),
      sku('first 50g', 6_800, 160, 120, 7_800),
      sku('first 100g', 12_800, 90, 220, 14_800),
      sku('fine 100g', 7_900, 240, 220),
      sku('fine 200g', 14_900, 120, 380, 16_800),
      sku('daily 500g', 16_800, 300, 560),
    ],
  },
  {
    ...base,
    id: 'product-nine-creeks-black',
    name: text('九溪红茶', 'Nine Creeks black tea'),
    subtitle: text('蜜香甜润，煮奶也好', 'Honeyed and smooth, good with milk too'),
    about: [
      text(
        '用秋梢的嫩叶做，萎凋一夜，揉捻后用木桶发酵。有熟果和蜂蜜的甜，冷了也不涩。',
        'Made from tender autumn shoots, withered overnight and oxidised in wooden tubs. Ripe fruit and honey; not bitter even when cold.',
      ),
      BREW,
    ],
    tags: [TAG.organic],
    pictures: ['goods-black-tea', 'review-tea-time'],
    soldCount: 1986,
    specs: [
      spec('grade', '等级', 'Grade', [
        ['golden', '金芽', 'Golden buds'],
        ['leaf', '原叶', 'Whole leaf'],
      ]),
      spec('size', '规格', 'Size', [
        ['75g', '75 克罐', '75 g tin'],
        ['150g', '150 克罐', '150 g tin'],
      ]),
    ],
    skus: [
      sku('golden 75g', 8_800, 140, 180),
      sku('golden 150g', 16_600, 80, 300, 17_600),
      sku('leaf 75g', 4_900, 260, 180),
      sku('leaf 150g', 8_900, 180, 300, 9_800),
    ],
  },
  {
    ...base,
    id: 'product-rock-oolong',
    name: text('岩骨乌龙', 'Rock oolong'),
    subtitle: text('炭焙三道，岩韵重', 'Roasted three times over charcoal'),
    about: [
      text(
        '飞涟峡谷两岸石缝里的老丛，做青一夜，炭焙三道，每道隔二十天。第一泡是火香，第四泡才见花香。',
        'Old bushes from the cliffs of Feilian Gorge, tossed through the night and roasted three times, twenty days apart. The first cup is fire; flowers come with the fourth.',
      ),
      BREW,
    ],
    tags: [TAG.few],
    pictures: ['goods-oolong', 'goods-tea-break'],
    soldCount: 872,
    specs: [
      spec('roast', '焙火', 'Roast', [
        ['light', '轻火', 'Light'],
        ['medium', '中火', 'Medium'],
        ['dark', '足火', 'Dark'],
      ]),
      spec('size', '规格', 'Size', [
        ['80g', '80 克袋', '80 g pouch'],
        ['160g', '160 克袋', '160 g pouch'],
      ]),
    ],
    skus: [
      sku('light 80g', 9_600, 70, 110),
      sku('light 160g', 18_200, 40, 200),
      sku('medium 80g', 9_800, 90, 110),
      sku('medium 160g', 18_600, 60, 200),
      sku('dark 80g', 10_200, 60, 110),
      sku('dark 160g', 19_400, 30, 200),
    ],
  },
  {
    ...base,
    id: 'product-white-cake',
    name: text('老白茶饼', 'Aged white tea cake'),
    subtitle: text('自然萎凋，棉纸手包', 'Sun-withered, wrapped by hand'),
    about: [
      text(
        '不炒不揉，只靠太阳和风。存得越久，枣香越明显；可以撬一小块放进保温杯闷着喝。',
        'Neither fired nor rolled: sun and wind alone. The longer it rests the more it tastes of dates. Break off a piece and leave it in a flask.',
      ),
      BREW,
    ],
    tags: [TAG.gift],
    pictures: ['goods-white-tea-cake', 'review-cup'],
    soldCount: 645,
    specs: [
      spec('year', '年份', 'Year', [
        ['2018', '2018 年', '2018'],
        ['2020', '2020 年', '2020'],
        ['2023', '2023 年', '2023'],
      ]),
    ],
    skus: [sku('2018', 36_800, 36, 380, 42_000), sku('2020', 25_800, 80, 380), sku('2023', 16_800, 150, 380)],
  },
  {
    ...base,
    id: 'product-jasmine',
    name: text('七窨茉莉花茶', 'Jasmine tea, scented seven times'),
    subtitle: text('喝得到花，看不到花', 'You taste the flowers and see none'),
    about: [
      text(
        '伏天夜里的花苞，窨足七遍，每遍都把花筛净。冰糖调一点，就是夏天。',
        'Buds opened on July nights, seven times laid with the leaf and sieved out again. With a little rock sugar it is summer.',
      ),
      BREW,
    ],
    tags: [TAG.fresh],
    pictures: ['goods-jasmine-tea'],
    soldCount: 1320,
    specs: [
      spec('size', '规格', 'Size', [
        ['50g', '50 克罐', '50 g jar'],
        ['120g', '120 克罐', '120 g jar'],
        ['250g', '250 克袋', '250 g bag'],
      ]),
    ],
    skus: [sku('50g', 4_200, 200, 260), sku('120g', 8_600, 160, 420), sku('250g', 15_600, 90, 300)],
  },
  {
    ...base,
    id: 'product-spring-buds',
    name: text('明前第一采', 'First picking before Qingming'),
    subtitle: text('一年十四天，每人限购两份', 'Fourteen days a year, two for each person'),
    about: [
      text(
        '清明前十四天，只采一芽。整座山一共做了不到四十斤，所以每人只卖两份。',
        'Single buds, picked in the fourteen days before Qingming. The whole hill gives less than twenty kilograms, hence two for each person.',
      ),
      BREW,
    ],
    tags: [TAG.few, TAG.fresh],
    pictures: ['goods-fresh-buds', 'goods-green-tea'],
    soldCount: 214,
    limit: { pieces: 2, period: 'ever' },
    specs: [
      spec('size', '规格', 'Size', [
        ['50g', '50 克罐', '50 g tin'],
        ['100g', '100 克罐', '100 g tin'],
      ]),
    ],
    skus: [sku('50g', 19_800, 46, 120), sku('100g', 38_600, 2, 220)],
  },
];
