import { text } from '../text';
import { sku, spec, TAG } from './options';
import { APPOINTMENT, BOOK_FIRST, LAKESIDE, NOT_REFUNDED, POTTERY, SPRINGS } from './service-terms';
import type { DemoProduct } from './types';

const base = { shop: 'shop-chenglan', category: 'category-holiday' } as const;

/** What needs a time of its own, and what is shown at once. */
export const APPOINTMENTS: readonly DemoProduct[] = [
  {
    ...base,
    shop: 'shop-yaohuo',
    id: 'product-wheel-lesson',
    name: text('一对一拉坯课', 'A wheel lesson of your own'),
    subtitle: text('师傅手把手，作品烧好寄到家', 'Hand in hand with a potter; your piece is posted'),
    about: [
      text(
        '两小时，一人一台轮。选一件上釉，三周后柴窑烧成寄出。',
        'Two hours at your own wheel. Choose one piece to be glazed; it comes out of the wood kiln three weeks later and is posted.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['hundred-crafts-porcelain', 'goods-celadon-cups'],
    soldCount: 688,
    specs: [
      spec('who', '对象', 'For', [
        ['adult', '成人', 'An adult'],
        ['child', '亲子', 'Parent and child'],
      ]),
    ],
    skus: [sku('adult', 26_800, 90, 0), sku('child', 36_800, 60, 0)],
    service: { ...APPOINTMENT, places: [POTTERY], useRule: [BOOK_FIRST] },
  },
  {
    ...base,
    id: 'product-photo-walk',
    name: text('湖山旅拍两小时', 'A photographer for two hours'),
    subtitle: text('精修二十张，底片全送', 'Twenty finished pictures and all the rest'),
    about: [
      text(
        '清晨或日落场，摄影师带路找光。一周内交片，雨天免费改期。',
        'At first light or sunset, the photographer leads you to the light. Pictures within a week; another day if it rains.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['mirror-lake-bridge', 'mirror-lake-rain'],
    soldCount: 271,
    specs: [
      spec('time', '场次', 'Session', [
        ['dawn', '清晨', 'First light'],
        ['dusk', '日落', 'Sunset'],
      ]),
    ],
    skus: [sku('dawn', 58_800, 40, 0), sku('dusk', 62_800, 36, 0)],
    service: { ...APPOINTMENT, places: [LAKESIDE], useRule: [BOOK_FIRST] },
  },
  {
    ...base,
    id: 'product-spring-spa',
    name: text('泉畔舒缓 90 分钟', 'Ninety quiet minutes at the springs'),
    subtitle: text('热石、山茶油、一间对着竹林的房', 'Hot stones, tea oil, a room facing bamboo'),
    about: [
      text(
        '先泡二十分钟温泉，再做热石。孕期与高血压请先告知。',
        'Twenty minutes in the spring, then hot stones. Tell us first if you are pregnant or have high blood pressure.',
      ),
    ],
    tags: [TAG.signature],
    pictures: ['yuntang-springs-room', 'yuntang-springs-bamboo'],
    soldCount: 519,
    specs: [],
    skus: [sku('', 49_800, 80, 0, 58_000)],
    service: { ...APPOINTMENT, places: [SPRINGS], useRule: [BOOK_FIRST] },
  },
  {
    ...base,
    id: 'product-audio-guide',
    name: text('澄岚语音导览', 'Chenglan audio guide'),
    subtitle: text('六十四段故事，付款即得', 'Sixty-four stories, yours once paid'),
    about: [
      text(
        '本地人讲的十处景区，六十四段，三小时二十分钟。付款后查看收听码，查看后不可退款。',
        'Ten places told by people who live there: sixty-four stories, three hours and twenty minutes. The code is shown after paying; once you have looked at it there is no refund.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['mirror-lake-hero', 'goods-postcards'],
    soldCount: 3320,
    specs: [],
    skus: [sku('', 1_980, 9_999, 0)],
    service: {
      mode: 'instant',
      validDays: 365,
      places: [],
      useRule: [
        text('在任意景区打开导览页，输入收听码。', 'Open the guide at any of our places and enter the code.'),
      ],
      refundRule: NOT_REFUNDED,
      autoRefundExpired: false,
      instantContent: text(
        '收听码：YUNYOU-LISTEN。在导览页输入，一年内有效，可在三台设备上收听。',
        'Your code: YUNYOU-LISTEN. Enter it in the guide; it is good for a year, on three devices.',
      ),
    },
  },
  {
    ...base,
    shop: 'shop-yunshang',
    id: 'product-recipe-book',
    name: text('《山居食谱》电子书', 'Recipes of a Mountain House (e-book)'),
    subtitle: text('四十八道家常菜', 'Forty-eight dishes for every day'),
    about: [
      text(
        '民宿掌柜们的家常菜，按节气排。付款后查看下载口令，查看后不可退款。',
        'What the innkeepers cook at home, by the seasons of the calendar. The password is shown after paying; once you have looked at it there is no refund.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['goods-book-stack', 'lotus-isle-feast'],
    soldCount: 1045,
    specs: [],
    skus: [sku('', 2_800, 9_999, 0)],
    service: {
      mode: 'instant',
      validDays: 365,
      places: [],
      useRule: [
        text(
          '在书局网站输入口令下载，支持常见阅读器。',
          'Enter the password on the bookshop’s site; it opens in the usual readers.',
        ),
      ],
      refundRule: NOT_REFUNDED,
      autoRefundExpired: false,
      instantContent: text('下载口令：山居四十八。', 'Password: FORTY-EIGHT-DISHES.'),
    },
  },
];
