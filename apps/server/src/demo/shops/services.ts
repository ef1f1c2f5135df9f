import { text } from '../text';
import { APPOINTMENTS } from './appointments';
import { sku, spec, TAG } from './options';
import { CAMP, LAKESIDE, OLD_TOWN, SHOW_CODE, SPRINGS, VOUCHER } from './service-terms';
import type { DemoProduct } from './types';

const base = { shop: 'shop-chenglan', category: 'category-holiday' } as const;

export const SERVICES: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-lake-tea',
    name: text('湖畔下午茶', 'Afternoon tea by the lake'),
    subtitle: text('两壶茶、四样点心、一整面湖', 'Two pots, four pastries and the whole lake'),
    about: [
      text(
        '十四点到十七点，靠窗十二席，先到先坐。茶可续水，点心当日现做。',
        'Two to five in the afternoon, twelve seats at the windows, first come first served. Water is refilled; the pastries are of the day.',
      ),
    ],
    tags: [TAG.signature],
    pictures: ['mist-tea-hills-tea-room', 'goods-tea-break', 'goods-lotus-pastry'],
    soldCount: 1892,
    specs: [
      spec('people', '人数', 'People', [
        ['2', '双人', 'Two'],
        ['4', '四人', 'Four'],
      ]),
    ],
    skus: [sku('2', 16_800, 300, 0, 19_800), sku('4', 30_800, 150, 0, 36_800)],
    service: { ...VOUCHER, places: [LAKESIDE], useRule: [SHOW_CODE] },
  },
  {
    ...base,
    id: 'product-foot-bath',
    name: text('温泉足汤 60 分钟', 'Spring foot bath, 60 minutes'),
    subtitle: text('走完步道，泡一泡脚', 'After the path, for your feet'),
    about: [
      text(
        '四十二度的温泉水，加艾草和姜。含一杯姜枣茶和一条可以带走的毛巾。',
        'Spring water at 42 degrees with mugwort and ginger, a cup of ginger and date tea, and a towel to keep.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['yuntang-springs-tea', 'yuntang-springs-bamboo'],
    soldCount: 2430,
    specs: [],
    skus: [sku('', 8_800, 500, 0, 10_800)],
    service: { ...VOUCHER, places: [SPRINGS], useRule: [SHOW_CODE] },
  },
  {
    ...base,
    id: 'product-costume-day',
    name: text('古镇汉服一日', 'A day in old dress'),
    subtitle: text('含妆发，十八点前归还', 'Hair and make-up included; back by six'),
    about: [
      text(
        '三十套衣裳任选一套，妆娘梳头四十分钟。淋雨、沾泥都不必紧张，清洗算我们的。',
        'One of thirty sets, and forty minutes for your hair. Rain and mud are our worry: the cleaning is included.',
      ),
    ],
    tags: [TAG.trial],
    pictures: ['moonbridge-town-morning', 'moonbridge-town-lanterns'],
    soldCount: 1176,
    specs: [
      spec('set', '套装', 'Set', [
        ['single', '单人', 'One'],
        ['pair', '双人', 'Two'],
      ]),
    ],
    skus: [sku('single', 19_800, 200, 0), sku('pair', 36_800, 120, 0, 39_600)],
    service: { ...VOUCHER, places: [OLD_TOWN], useRule: [SHOW_CODE] },
  },
  {
    ...base,
    id: 'product-camp-dinner',
    name: text('星空火锅晚餐', 'Hot pot under the stars'),
    subtitle: text('菌汤锅底，营地露天', 'Mushroom broth, in the open'),
    about: [
      text(
        '山里的七样菌子吊汤，配蔬菜、豆腐和两样肉。下雨改到天幕下，不取消。',
        'Broth of seven mountain mushrooms with vegetables, bean curd and two meats. In rain it is served under the awning.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['maple-camp-stars', 'maple-camp-stream'],
    soldCount: 934,
    specs: [
      spec('people', '人数', 'People', [
        ['2', '双人', 'Two'],
        ['4', '四人', 'Four'],
      ]),
    ],
    skus: [sku('2', 25_800, 120, 0), sku('4', 46_800, 80, 0)],
    service: {
      ...VOUCHER,
      validDays: 30,
      autoRefundExpired: false,
      places: [CAMP],
      useRule: [SHOW_CODE, text('十七点半后入座。', 'Seated from half past five on.')],
    },
  },
  {
    ...base,
    id: 'product-coffee-card',
    name: text('山茶咖啡十次卡', 'Ten coffees with tea blossom'),
    subtitle: text('一码十次，可以分着用', 'One code, ten times; share it as you like'),
    about: [
      text(
        '度假区四家店通用，一次一杯，可同时给朋友用。茶花糖浆是自己熬的。',
        'Good in all four cafés, one cup each time, for friends too. The tea-blossom syrup is our own.',
      ),
    ],
    tags: [TAG.set],
    pictures: ['goods-mug', 'goods-tea-break'],
    soldCount: 403,
    specs: [],
    skus: [sku('', 22_000, 200, 0, 28_000)],
    service: {
      ...VOUCHER,
      validDays: 180,
      uses: 10,
      places: [LAKESIDE, SPRINGS, OLD_TOWN, CAMP],
      useRule: [SHOW_CODE, text('每次核销一杯。', 'One cup for each check.')],
    },
  },
  ...APPOINTMENTS,
];
