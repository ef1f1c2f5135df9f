import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = {
  shop: 'shop-shanye',
  category: 'category-snacks',
  freight: 'freight-shanye-weight',
} as const;
const DRY = text('请放在阴凉干燥处，开封后尽快吃完。', 'Keep it cool and dry; eat it soon after opening.');

export const LARDER: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-wild-honey',
    name: text('崖蜜', 'Cliff honey'),
    subtitle: text('一年只割一次，冬天会结晶', 'Cut once a year; it sets in winter'),
    about: [
      text(
        '蜂箱挂在飞涟峡谷的崖壁上，采的是杂花。冬天结成白色的沙，温水隔罐一泡就化开。',
        'The hives hang on the cliffs of Feilian Gorge among wild flowers. It turns white and grainy in winter; stand the jar in warm water and it runs again.',
      ),
      DRY,
    ],
    tags: [TAG.local, TAG.organic],
    pictures: ['goods-honey', 'review-honey'],
    soldCount: 2764,
    specs: [
      spec('flower', '花源', 'Flowers', [
        ['wild', '百花', 'Wild flowers'],
        ['lychee', '荔枝花', 'Lychee'],
      ]),
      spec('size', '规格', 'Size', [
        ['250g', '250 克', '250 g'],
        ['500g', '500 克', '500 g'],
      ]),
    ],
    skus: [
      sku('wild 250g', 4_800, 220, 420),
      sku('wild 500g', 8_800, 160, 760, 9_600),
      sku('lychee 250g', 3_900, 260, 420),
      sku('lychee 500g', 6_900, 190, 760),
    ],
  },
  {
    ...base,
    id: 'product-lotus-pastry',
    name: text('荷花酥', 'Lotus pastries'),
    subtitle: text('现做现发，三天内吃完', 'Baked to order; eat within three days'),
    about: [
      text(
        '老面起酥十六层，炸开像荷花。下单次日清晨做，当天发出。',
        'Sixteen layers that open like a lotus in the oil. Made on the morning after you order and posted the same day.',
      ),
    ],
    tags: [TAG.handmade, TAG.signature],
    pictures: ['goods-lotus-pastry', 'review-snack'],
    soldCount: 1875,
    specs: [
      spec('filling', '馅料', 'Filling', [
        ['lotus', '莲蓉', 'Lotus seed'],
        ['bean', '红豆', 'Red bean'],
        ['tea', '茶香', 'Tea'],
      ]),
    ],
    skus: [sku('lotus', 3_600, 120, 320), sku('bean', 3_400, 120, 320), sku('tea', 3_800, 80, 320)],
  },
  {
    ...base,
    id: 'product-mung-cake',
    name: text('冰片绿豆糕', 'Mung bean cakes'),
    subtitle: text('入口就化，不加油', 'They melt on the tongue, no oil'),
    about: [
      text(
        '绿豆去皮蒸熟，细筛三遍，木模压成。冷藏后配绿茶最好。',
        'Peeled mung beans, steamed, sieved three times and pressed in wooden moulds. Best chilled, with green tea.',
      ),
      DRY,
    ],
    tags: [TAG.gift],
    pictures: ['goods-pastry-box', 'review-snack'],
    soldCount: 1102,
    specs: [
      spec('size', '规格', 'Size', [
        ['8', '8 枚', 'Box of 8'],
        ['16', '16 枚', 'Box of 16'],
        ['gift', '24 枚礼盒', 'Gift box of 24'],
      ]),
    ],
    skus: [sku('8', 2_600, 150, 260), sku('16', 4_800, 120, 480), sku('gift', 8_800, 60, 900, 9_600)],
  },
  {
    ...base,
    id: 'product-flower-mushrooms',
    name: text('高山花菇', 'Flower mushrooms'),
    subtitle: text('菌盖开花，炖汤香', 'Cracked caps, a deep broth'),
    about: [
      text(
        '冬天的夜里冻、白天晒，菌盖就裂成花。温水泡两小时，泡菇的水别倒，留着炖汤。',
        'Frozen at night and dried by day, the caps crack like flowers. Soak for two hours and keep the water for the soup.',
      ),
      DRY,
    ],
    tags: [TAG.local],
    pictures: ['goods-mushrooms'],
    soldCount: 733,
    specs: [
      spec('size', '规格', 'Size', [
        ['150g', '150 克', '150 g'],
        ['300g', '300 克', '300 g'],
        ['gift', '600 克礼袋', '600 g gift bag'],
      ]),
    ],
    skus: [sku('150g', 4_600, 130, 180), sku('300g', 8_600, 90, 340), sku('gift', 16_200, 40, 680)],
  },
  {
    ...base,
    id: 'product-terrace-rice',
    name: text('梯田稻花米', 'Terrace rice'),
    subtitle: text('一季稻，稻田里养鱼', 'One harvest a year, with fish in the fields'),
    about: [
      text(
        '山泉水灌的梯田，一年一季，田里放鲤鱼吃虫。煮的时候少放一点水，米粒自己会发亮。',
        'Terraces fed by springs, one harvest a year, carp for the insects. Use a little less water than usual and the grains will shine.',
      ),
      DRY,
    ],
    tags: [TAG.organic],
    pictures: ['goods-rice'],
    soldCount: 1490,
    specs: [
      spec('size', '规格', 'Size', [
        ['1kg', '1 公斤', '1 kg'],
        ['2.5kg', '2.5 公斤', '2.5 kg'],
        ['5kg', '5 公斤', '5 kg'],
      ]),
    ],
    skus: [sku('1kg', 1_980, 260, 1_030), sku('2.5kg', 4_500, 180, 2_560), sku('5kg', 8_600, 120, 5_100)],
  },
  {
    ...base,
    id: 'product-chilli-sauce',
    name: text('山椒酱', 'Mountain chilli sauce'),
    subtitle: text('石臼舂的，拌面一勺就够', 'Pounded in stone; a spoonful for your noodles'),
    about: [
      text(
        '辣椒、木姜子和茶油，在石臼里舂，不用机器打。青椒鲜，红椒香，都不死辣。',
        'Chillies, mountain pepper and tea oil, pounded in a stone mortar. Green is fresh, red is fragrant, neither burns.',
      ),
      DRY,
    ],
    tags: [TAG.handmade],
    pictures: ['goods-chilli-sauce'],
    soldCount: 2051,
    specs: [
      spec('kind', '口味', 'Kind', [
        ['green', '青椒', 'Green'],
        ['red', '红椒', 'Red'],
      ]),
      spec('size', '规格', 'Size', [
        ['180g', '180 克', '180 g'],
        ['360g', '360 克', '360 g'],
      ]),
    ],
    skus: [
      sku('green 180g', 1_880, 220, 380),
      sku('green 360g', 3_280, 160, 640),
      sku('red 180g', 1_880, 240, 380),
      sku('red 360g', 3_280, 170, 640),
    ],
  },
  {
    ...base,
    id: 'product-mountain-oranges',
    name: text('高山脐橙', 'Mountain navel oranges'),
    subtitle: text(
      '现摘现发，生鲜不支持无理由退货',
      'Picked to order; fresh food, no returns without a reason',
    ),
    about: [
      text(
        '海拔六百米，昼夜温差十五度，糖分都留在果里。坏果拍照给客服，按个赔。',
        'At 600 metres the days are warm and the nights cold, and the sugar stays in the fruit. Send us a picture of what arrives bad and we pay for it.',
      ),
    ],
    tags: [TAG.fresh],
    pictures: ['goods-oranges'],
    soldCount: 968,
    freight: 'freight-shanye-far',
    noReasonReturn: false,
    minPerOrder: 1,
    specs: [
      spec('size', '规格', 'Size', [
        ['2.5kg', '2.5 公斤', '2.5 kg'],
        ['5kg', '5 公斤', '5 kg'],
        ['10kg', '10 公斤', '10 kg'],
      ]),
    ],
    skus: [sku('2.5kg', 3_280, 90, 2_700), sku('5kg', 5_880, 80, 5_300), sku('10kg', 10_800, 40, 10_500)],
  },
];
