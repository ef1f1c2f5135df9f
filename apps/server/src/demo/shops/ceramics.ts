import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = {
  shop: 'shop-yaohuo',
  category: 'category-ceramics',
  freight: 'freight-yaohuo-piece',
} as const;
const BY_HAND = text(
  '手拉手绘，尺寸有三五毫米的出入，釉面的针眼与流痕是柴烧的样子，不算瑕疵。',
  'Thrown and painted by hand: sizes differ by a few millimetres, and pinholes and runs in the glaze are how wood firing looks.',
);

export const CERAMICS: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-clay-teapot',
    name: text('紫泥茶壶', 'Purple clay teapot'),
    subtitle: text('出水利落，断水不滴', 'It pours clean and does not drip'),
    about: [
      text(
        '壶嘴、壶把、壶盖三点一线，扣着放也立得住。泥料陈腐两年，不上釉，越用越润。',
        'Spout, handle and lid in one line: it stands even upside down. The clay rested for two years; unglazed, it grows smoother with use.',
      ),
      BY_HAND,
    ],
    tags: [TAG.handmade, TAG.signature],
    pictures: ['goods-clay-teapot', 'review-tea-time'],
    soldCount: 386,
    specs: [
      spec('clay', '泥料', 'Clay', [
        ['purple', '紫泥', 'Purple'],
        ['green', '段泥', 'Sand'],
      ]),
      spec('size', '容量', 'Size', [
        ['150ml', '150 毫升', '150 ml'],
        ['220ml', '220 毫升', '220 ml'],
      ]),
    ],
    skus: [
      sku('purple 150ml', 38_800, 26, 420),
      sku('purple 220ml', 45_800, 24, 520),
      sku('green 150ml', 39_800, 22, 420),
      sku('green 220ml', 46_800, 20, 520),
    ],
  },
  {
    ...base,
    id: 'product-red-teapot',
    name: text('朱泥小壶', 'Small red clay teapot'),
    subtitle: text('一人饮，壶壁薄如纸', 'For one, with walls as thin as paper'),
    about: [
      text(
        '朱泥收缩大，十把里成三四把。壶壁薄，聚香快，适合泡乌龙。',
        'Red clay shrinks so much that three or four in ten succeed. Thin walls gather the scent: made for oolong.',
      ),
      BY_HAND,
    ],
    tags: [TAG.few],
    pictures: ['goods-red-clay-teapot'],
    soldCount: 97,
    specs: [
      spec('shape', '器型', 'Shape', [
        ['pear', '思亭', 'Pear'],
        ['round', '水平', 'Round'],
      ]),
    ],
    skus: [sku('pear', 52_800, 1, 300), sku('round', 49_800, 24, 300)],
  },
  {
    ...base,
    id: 'product-gaiwan',
    name: text('青花山水盖碗', 'Landscape gaiwan'),
    subtitle: text('一百二十毫升，不烫手', '120 ml, cool to hold'),
    about: [
      text(
        '碗沿外撇，拿的是凉处。碗里画一叶小舟，茶喝到底才看得见。',
        'The rim turns out, so your fingers stay cool. A small boat is painted inside; you see it when the tea is gone.',
      ),
      BY_HAND,
    ],
    tags: [TAG.design, TAG.handmade],
    pictures: ['goods-gaiwan', 'review-cup'],
    soldCount: 1247,
    specs: [
      spec('paint', '画片', 'Painting', [
        ['boat', '一叶舟', 'A boat'],
        ['hills', '远山', 'Hills'],
        ['plain', '素白', 'Plain white'],
      ]),
    ],
    skus: [
      sku('boat', 12_800, 60, 380, 14_800),
      sku('hills', 12_800, 52, 380, 14_800),
      sku('plain', 6_800, 110, 360),
    ],
  },
  {
    ...base,
    id: 'product-celadon-cups',
    name: text('青瓷品茗杯', 'Celadon tasting cups'),
    subtitle: text('一窑一色，单只也卖', 'Each firing its own green; sold singly'),
    about: [
      text(
        '同一种釉，窑里的位置不同，出来就是四种青。可以凑一套，也可以只要喜欢的那只。',
        'One glaze, four places in the kiln, four greens. Collect a set or take the one you like.',
      ),
      BY_HAND,
    ],
    tags: [TAG.handmade],
    pictures: ['goods-celadon-cups'],
    soldCount: 2290,
    specs: [
      spec('green', '釉色', 'Green', [
        ['plum', '梅子青', 'Plum green'],
        ['pea', '豆青', 'Pea green'],
        ['sky', '天青', 'Sky'],
        ['moon', '月白', 'Moon white'],
      ]),
    ],
    skus: [
      sku('plum', 3_600, 180, 90),
      sku('pea', 2_900, 220, 90),
      sku('sky', 4_200, 90, 90),
      sku('moon', 3_200, 160, 90),
    ],
  },
  {
    ...base,
    id: 'product-rice-bowls',
    name: text('家常饭碗（四只）', 'Everyday bowls, set of four'),
    subtitle: text('微波炉、洗碗机都能用', 'Safe in microwave and dishwasher'),
    about: [
      text(
        '碗底厚一点，端着不烫；碗沿薄一点，喝汤顺口。四只叠起来刚好一掌高。',
        'A thick foot so that it does not burn, a thin rim for soup. Four stacked are as high as a hand.',
      ),
      BY_HAND,
    ],
    tags: [TAG.set],
    pictures: ['goods-bowls'],
    soldCount: 864,
    specs: [
      spec('glaze', '釉色', 'Glaze', [
        ['mixed', '四色', 'Four colours'],
        ['celadon', '青瓷', 'Celadon'],
        ['white', '月白', 'Moon white'],
        ['straw', '草木灰', 'Wood ash'],
      ]),
    ],
    skus: [
      sku('mixed', 15_800, 70, 1_400, 17_800),
      sku('celadon', 15_200, 60, 1_400),
      sku('white', 14_600, 80, 1_400),
      sku('straw', 16_200, 40, 1_400),
    ],
  },
  {
    ...base,
    id: 'product-lotus-plate',
    name: text('手绘荷花盘', 'Painted lotus plate'),
    subtitle: text('釉下彩，颜色不会掉', 'Painted under the glaze, so it stays'),
    about: [
      text(
        '莲心屿的荷花开时，师傅坐在船上画的稿子。盛点心、挂墙上都行。',
        'Sketched from a punt while the lotus of Lotus Isle was in flower. For pastries, or for a wall.',
      ),
      BY_HAND,
    ],
    tags: [TAG.gift],
    pictures: ['goods-lotus-plate'],
    soldCount: 305,
    specs: [
      spec('size', '直径', 'Width', [
        ['18cm', '18 厘米', '18 cm'],
        ['24cm', '24 厘米', '24 cm'],
      ]),
    ],
    skus: [sku('18cm', 8_800, 64, 480), sku('24cm', 13_800, 42, 820)],
  },
  {
    ...base,
    id: 'product-plum-vase',
    name: text('梅子青梅瓶', 'Plum-green vase'),
    subtitle: text('插一枝就够', 'One branch is enough'),
    about: [
      text(
        '口小、肩丰、脚收。釉要挂三遍，烧到一千二百八十度，梅子青才透。',
        'A small mouth, full shoulders, a narrow foot. Three coats of glaze and 1,280 degrees before the green comes clear.',
      ),
      BY_HAND,
    ],
    tags: [TAG.signature],
    pictures: ['goods-plum-vase', 'review-vase'],
    soldCount: 158,
    freight: 'freight-yaohuo-fragile',
    specs: [
      spec('size', '高', 'Height', [
        ['22cm', '22 厘米', '22 cm'],
        ['32cm', '32 厘米', '32 cm'],
      ]),
    ],
    skus: [sku('22cm', 26_800, 30, 1_300), sku('32cm', 45_800, 3, 2_600)],
  },
];
