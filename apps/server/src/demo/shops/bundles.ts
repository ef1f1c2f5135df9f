import { text } from '../text';
import { sku, TAG } from './options';
import type { DemoProduct } from './types';

const base = { shop: 'shop-chenglan', category: 'category-holiday', specs: [] } as const;

/** Several things at one price; those with a ticket or a room begin on a day. */
export const BUNDLES: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-weekend-package',
    name: text('山居两日套餐', 'Two days in the hills'),
    subtitle: text('一间房、两张票、一罐茶', 'A room, two tickets and a tin of tea'),
    about: [
      text(
        '第一天上山住进云栖山居，第二天早上凭票进栖云岭看云海。茶按您填的地址寄到家，不用背着走。',
        'Up the hill on the first day to a room at Yunqi Lodge; on the second morning into Qiyun Ridge for the sea of clouds. The tea is posted home, so you need not carry it.',
      ),
    ],
    tags: [TAG.dated, TAG.signature],
    pictures: ['qiyun-ridge-hero', 'mist-tea-hills-window', 'goods-green-tea'],
    soldCount: 326,
    skus: [sku('', 59_900, 10, 0, 67_600)],
    bundle: {
      refundMode: 'whole',
      parts: [
        {
          partId: 'room',
          kind: 'stay',
          productId: 'room-yunqi-cloud-king',
          variantId: 'rate-yunqi-cloud-king-room',
          quantity: 1,
          dayOffset: 0,
          nights: 1,
          weightFen: 42_800,
        },
        {
          partId: 'tickets',
          kind: 'ticket',
          productId: 'ticket-qiyun-adult',
          variantId: '',
          quantity: 2,
          dayOffset: 1,
          weightFen: 9_000,
        },
        {
          partId: 'tea',
          kind: 'goods',
          productId: 'product-resort-tea',
          variantId: 'sku-resort-tea',
          quantity: 1,
          dayOffset: null,
          weightFen: 6_800,
        },
      ],
    },
  },
  {
    ...base,
    id: 'product-tea-day',
    name: text('品茶一日', 'A day of tea'),
    subtitle: text(
      '上午学品茶，下午湖边坐，周六满座',
      'Tasting in the morning, the lake after; full on Saturdays',
    ),
    about: [
      text(
        '雾芽茶园的品茶小课，两个人一桌喝五款；下午换到湖畔茶廊，接着喝到日落。茶课周六长期包场，请选别的日子。',
        'The tasting class of the Mistbud garden, five teas for two; in the afternoon the gallery by the lake until the sun goes down. Saturdays are always taken, please choose another day.',
      ),
    ],
    tags: [TAG.dated],
    pictures: ['mist-tea-hills-picking', 'mist-tea-hills-tea-room'],
    soldCount: 148,
    skus: [sku('', 35_800, 60, 0, 40_400)],
    bundle: {
      refundMode: 'parts',
      parts: [
        {
          partId: 'class',
          kind: 'ticket',
          productId: 'ticket-tea-tasting',
          variantId: '',
          quantity: 2,
          dayOffset: 0,
          weightFen: 11_800,
        },
        {
          partId: 'afternoon',
          kind: 'service',
          productId: 'product-lake-tea',
          variantId: 'sku-lake-tea-2',
          quantity: 1,
          dayOffset: null,
          weightFen: 16_800,
        },
      ],
    },
  },
  {
    ...base,
    id: 'product-idle-day',
    name: text('山里闲一天', 'An idle day'),
    subtitle: text('泡脚、喝茶、吃火锅，九十天内任选', 'Feet, tea and hot pot on any day within ninety'),
    about: [
      text(
        '不赶时间的三件事：温泉足汤、湖畔下午茶、星空火锅。三张券可以分三天用，也可以一天用完。',
        'Three things without hurry: the foot bath, tea by the lake, hot pot under the stars. Use them in one day or in three.',
      ),
    ],
    tags: [TAG.set],
    pictures: ['mirror-lake-moon', 'yuntang-springs-tea', 'maple-camp-stars'],
    soldCount: 219,
    skus: [sku('', 52_800, 120, 0, 60_200)],
    bundle: {
      refundMode: 'parts',
      parts: [
        {
          partId: 'feet',
          kind: 'service',
          productId: 'product-foot-bath',
          variantId: 'sku-foot-bath',
          quantity: 2,
          dayOffset: null,
          weightFen: 8_800,
        },
        {
          partId: 'tea',
          kind: 'service',
          productId: 'product-lake-tea',
          variantId: 'sku-lake-tea-2',
          quantity: 1,
          dayOffset: null,
          weightFen: 16_800,
        },
        {
          partId: 'dinner',
          kind: 'service',
          productId: 'product-camp-dinner',
          variantId: 'sku-camp-dinner-2',
          quantity: 1,
          dayOffset: null,
          weightFen: 25_800,
        },
      ],
    },
  },
  {
    ...base,
    shop: 'shop-shanye',
    category: 'category-tea-and-food',
    id: 'product-tea-table',
    name: text('一桌好茶', 'A table of tea'),
    subtitle: text('茶、蜜、酥，一次配齐', 'Tea, honey and pastries, all at once'),
    about: [
      text(
        '客人来了摆一桌：四味小罐让人挑，荷花酥配绿茶，崖蜜调红茶。三样单买要贵二十块。',
        'For guests: four teas to choose from, lotus pastries with the green, cliff honey in the black. Bought singly it costs twenty yuan more.',
      ),
    ],
    tags: [TAG.set, TAG.gift],
    pictures: ['goods-tea-break', 'goods-tea-sampler', 'goods-lotus-pastry', 'goods-honey'],
    soldCount: 487,
    freight: 'freight-shanye-weight',
    skus: [sku('', 12_000, 90, 1_100, 14_000)],
    bundle: {
      refundMode: 'whole',
      parts: [
        {
          partId: 'teas',
          kind: 'goods',
          productId: 'product-tea-sampler',
          variantId: 'sku-tea-sampler-4x20g',
          quantity: 1,
          dayOffset: null,
          weightFen: 5_600,
        },
        {
          partId: 'pastries',
          kind: 'goods',
          productId: 'product-lotus-pastry',
          variantId: 'sku-lotus-pastry-lotus',
          quantity: 1,
          dayOffset: null,
          weightFen: 3_600,
        },
        {
          partId: 'honey',
          kind: 'goods',
          productId: 'product-wild-honey',
          variantId: 'sku-wild-honey-wild-250g',
          quantity: 1,
          dayOffset: null,
          weightFen: 4_800,
        },
      ],
    },
  },
];
