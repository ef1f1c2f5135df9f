import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = { shop: 'shop-chenglan' } as const;

/** What the resort gives people to take home; delivered free. */
export const SOUVENIRS: readonly DemoProduct[] = [
  {
    ...base,
    category: 'category-tea',
    id: 'product-resort-tea',
    name: text('云雾茶伴手礼', 'Cloud tea to take home'),
    subtitle: text('一百克小罐，套餐里的就是这一款', 'A tin of 100 grams, the one in our packages'),
    about: [
      text(
        '度假区茶园自产的一级云雾绿茶，罐身印着栖云岭的等高线。办理入住时也可以在前台领取同款。',
        'Fine cloud green tea of the resort’s own garden; the contour lines of Qiyun Ridge run around the tin.',
      ),
    ],
    tags: [TAG.local, TAG.gift],
    pictures: ['goods-green-tea', 'review-tea-desk'],
    soldCount: 1265,
    specs: [],
    skus: [sku('', 6_800, 400, 220)],
  },
  {
    ...base,
    category: 'category-home',
    id: 'product-indigo-cloth',
    name: text('蓝染方巾', 'Indigo cloth'),
    subtitle: text('包饭盒、系背包、围脖子', 'For a lunch box, a bag or a neck'),
    about: [
      text(
        '百工坊蓝染课上的同款布，七十厘米见方，棉麻各半。颜色会慢慢褪成天空的浅蓝。',
        'The cloth of the indigo class at Hundred Crafts, 70 cm square, half cotton and half linen. With time it fades to the blue of the sky.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['goods-indigo-cloth', 'review-cloth'],
    soldCount: 843,
    specs: [
      spec('pattern', '花纹', 'Pattern', [
        ['blossom', '小花', 'Blossoms'],
        ['rings', '涟漪', 'Rings'],
        ['waves', '水波', 'Waves'],
      ]),
    ],
    skus: [sku('blossom', 5_800, 90, 80), sku('rings', 5_800, 85, 80), sku('waves', 5_600, 100, 80)],
  },
  {
    ...base,
    category: 'category-home',
    id: 'product-spring-soap',
    name: text('山泉皂', 'Spring-water soap'),
    subtitle: text('云棠温泉的水，冷制四十天', 'Water of the Yuntang springs, cured for forty days'),
    about: [
      text(
        '橄榄油、茶油和温泉水，冷制后晾四十天。沫细，洗完不紧绷，小孩也能用。',
        'Olive oil, tea oil and spring water, cold-made and left for forty days. A fine lather that does not dry the skin; for children too.',
      ),
    ],
    tags: [TAG.organic],
    pictures: ['goods-soap'],
    soldCount: 1592,
    specs: [
      spec('scent', '香味', 'Scent', [
        ['tea', '绿茶', 'Green tea'],
        ['osmanthus', '桂花', 'Osmanthus'],
        ['plain', '无香', 'Unscented'],
      ]),
    ],
    skus: [sku('tea', 3_200, 150, 110), sku('osmanthus', 3_200, 140, 110), sku('plain', 2_900, 160, 110)],
  },
  {
    ...base,
    category: 'category-home',
    id: 'product-ridge-flask',
    name: text('云岭保温杯', 'Ridge flask'),
    subtitle: text('看日出那天，热茶喝到十点', 'Hot tea until ten on the day you see the sunrise'),
    about: [
      text(
        '三百一十六不锈钢，装满九十五度的水，六小时后还有六十八度。杯身是栖云岭的轮廓线。',
        'Stainless steel: filled at 95 degrees, still at 68 six hours later. The line around it is the skyline of Qiyun Ridge.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['goods-flask'],
    soldCount: 677,
    specs: [
      spec('colour', '颜色', 'Colour', [
        ['pine', '松绿', 'Pine'],
        ['snow', '雪白', 'Snow'],
        ['dawn', '朝霞', 'Dawn'],
      ]),
    ],
    skus: [
      sku('pine', 12_800, 70, 360, 15_800),
      sku('snow', 12_800, 66, 360, 15_800),
      sku('dawn', 13_800, 40, 360),
    ],
  },
];
