import type { DemoSpecial } from './special-types';
import { text } from './text';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One that runs and has a part of every kind, and one that is over. */
export const ACTIVITY_SPECIALS: readonly DemoSpecial[] = [
  {
    id: 'special-spring-tea-fair',
    kind: 'activity',
    title: text('云上茶集', 'Tea fair above the clouds'),
    subtitle: text('新茶、茶器和一日茶山', 'New tea, what to brew it in, and a day on the tea hill'),
    picture: 'goods-banner-spring-tea',
    theme: '#0d4b47',
    startsAfterMs: -10 * DAY_MS,
    endsAfterMs: 60 * DAY_MS,
    components: [
      {
        type: 'text',
        blocks: [
          {
            type: 'paragraph',
            text: text(
              '雾芽茶山的茶农一年只采十二天。茶集把刚炒好的茶、配得上它的杯盏，和采茶的那片山放在一起。',
              'The growers of the Mistbud hills pick for twelve days a year. The fair has their tea, the cups that suit it, and the hill it comes from.',
            ),
          },
        ],
      },
      {
        type: 'countdown',
        title: text('盖碗限时价距结束', 'The gaiwan offer ends in'),
        afterMs: 2 * HOUR_MS,
        overTitle: text('盖碗限时价已结束', 'The gaiwan offer has ended'),
      },
      {
        type: 'couponStrip',
        title: text('先领券', 'Coupons first'),
        couponIds: [
          'coupon-platform-10',
          'coupon-two-shops-15',
          'coupon-snacks-5',
          'coupon-exchange-sampler',
        ],
      },
      {
        type: 'hero',
        picture: 'goods-banner-kiln',
        title: text('窑火满减', 'Kilnfire: more is less'),
        subtitle: text('满 200 减 30，满 500 减 90', '¥30 off ¥200, ¥90 off ¥500'),
        target: { kind: 'activity', id: 'activity-kiln-tiers' },
      },
      {
        type: 'tabs',
        tabs: [
          {
            id: 'tea',
            title: text('茶', 'Tea'),
            components: [
              {
                type: 'productGrid',
                title: text('刚炒好的', 'Fresh from the pan'),
                productIds: [
                  'product-mist-green',
                  'product-nine-creeks-black',
                  'product-rock-oolong',
                  'product-white-cake',
                ],
              },
            ],
          },
          {
            id: 'wares',
            title: text('器', 'Wares'),
            components: [
              {
                type: 'productGrid',
                title: text('泡茶的', 'To brew it in'),
                productIds: ['product-gaiwan', 'product-clay-teapot', 'product-celadon-cups'],
              },
            ],
          },
        ],
      },
      {
        type: 'activityStrip',
        title: text('正在优惠', 'On now'),
        activeIds: ['activity-spring-tea', 'activity-gaiwan-hours', 'activity-soap-tomorrow'],
      },
      {
        type: 'spotStrip',
        title: text('去茶山走走', 'Walk the tea hill'),
        spotIds: ['spot-mist-tea-hills', 'spot-qiyun-ridge', 'spot-moonbridge-town'],
      },
      {
        type: 'itemList',
        title: text('喝完住下', 'And stay the night'),
        items: [
          { kind: 'hotel', id: 'hotel-mistbud-tea' },
          { kind: 'hotel', id: 'hotel-yunqi-lodge' },
        ],
      },
    ],
  },
  {
    id: 'special-full-moon',
    kind: 'activity',
    title: text('月圆礼遇专题', 'Under the full moon'),
    subtitle: text('中秋的灯、饼和月色', 'Lanterns, cakes and moonlight'),
    picture: 'mirror-lake-moon',
    theme: '#f5dfb5',
    startsAfterMs: -40 * DAY_MS,
    endsAfterMs: -10 * DAY_MS,
    components: [
      {
        type: 'productGrid',
        title: text('应季点心', 'Sweets of the season'),
        productIds: ['product-lotus-pastry', 'product-mung-cake'],
      },
    ],
  },
];
