import type { RequestOf } from '@yunyou/contract';

type Line = RequestOf<'order', 'create'>['lines'][number];

/** What the merchant, the carrier and the buyer did with an order after it was paid, and how many hours after. */
export type DemoStep =
  | { do: 'confirm' | 'stock' | 'stocked' | 'sign' | 'reject' | 'turnBack' | 'receive'; afterHours: number }
  | { do: 'ship'; afterHours: number; carrier: string; number: string }
  | { do: 'trace'; afterHours: number; trace: keyof typeof TRACES }
  /** Shows the order's voucher so many times. */
  | { do: 'use'; afterHours: number; times: number };

export interface DemoOrder {
  /** When it was placed. */
  hoursAgo: number;
  /** `startsInDays`: for a bundle that begins on a day, from today. */
  line: Line & { startsInDays?: number };
  /** A coupon that was claimed, by the coupon's id. */
  couponId?: string;
  /** Default it is sent nowhere. */
  shipped?: boolean;
  /** Waits for its money. Default `false`. */
  unpaid?: boolean;
  steps: readonly DemoStep[];
}

/** What a carrier says on the way. */
export const TRACES = {
  hub: {
    text: { 'zh-Hans': '已离开澄岚转运中心', en: 'Left the Chenglan hub' },
    place: { 'zh-Hans': '澄岚市', en: 'Chenglan' },
  },
  arrived: {
    text: { 'zh-Hans': '已到达深圳福田营业点', en: 'Arrived at the Futian branch' },
    place: { 'zh-Hans': '深圳市', en: 'Shenzhen' },
  },
  out: {
    text: { 'zh-Hans': '派送中，请保持电话畅通', en: 'Out for delivery, please answer your phone' },
    place: { 'zh-Hans': '深圳市', en: 'Shenzhen' },
  },
} as const;

const DAY = 24;
const goods = (productId: string, skuDetailId: string, quantity = 1): Line => ({
  kind: 'goods',
  productId,
  skuDetailId,
  quantity,
});
const service = (productId: string, skuDetailId: string, quantity = 1): Line => ({
  kind: 'service',
  productId,
  skuDetailId,
  quantity,
});
const sf = (afterHours: number, number: string): DemoStep => ({
  do: 'ship',
  afterHours,
  carrier: 'SF',
  number,
});

/** Who goes along with what the demo member bought. */
export const DEMO_TRAVELLER = {
  memberFrequentContactsId: 'contact-demo-order',
  name: '李云',
  certType: 1,
  idCard: '110101199003070011',
  mobile: '',
  isDefault: false,
} as const;

/** The demo member's orders: one in each delivery state, one that holds a coupon, services, and a bundle. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    // Returned: its money is back, freight stays.
    hoursAgo: 20 * DAY,
    line: goods('product-jasmine', 'sku-jasmine-50g', 2),
    shipped: true,
    steps: [
      sf(20, 'SF1382094710001'),
      { do: 'trace', afterHours: 40, trace: 'arrived' },
      { do: 'reject', afterHours: 60 },
      { do: 'turnBack', afterHours: 62 },
      { do: 'receive', afterHours: 130 },
    ],
  },
  {
    // On its way back.
    hoursAgo: 9 * DAY,
    line: goods('product-terrace-rice', 'sku-terrace-rice-5kg'),
    shipped: true,
    steps: [
      { do: 'ship', afterHours: 22, carrier: 'YTO', number: 'YT8820947150002' },
      { do: 'reject', afterHours: 90 },
      { do: 'turnBack', afterHours: 94 },
    ],
  },
  {
    // Rejected.
    hoursAgo: 6 * DAY,
    line: goods('product-chilli-sauce', 'sku-chilli-sauce-red-360g', 2),
    shipped: true,
    steps: [
      { do: 'ship', afterHours: 18, carrier: 'ZTO', number: 'ZT7820947150003' },
      { do: 'trace', afterHours: 60, trace: 'out' },
      { do: 'reject', afterHours: 70 },
    ],
  },
  {
    // Signed for; a coupon was used.
    hoursAgo: 6 * DAY - 2,
    line: goods('product-walks-book', 'sku-walks-book-cloth'),
    couponId: 'coupon-yunshang-8',
    shipped: true,
    steps: [
      { do: 'ship', afterHours: 10, carrier: 'EMS', number: 'EM6820947150004' },
      { do: 'trace', afterHours: 30, trace: 'hub' },
      { do: 'trace', afterHours: 64, trace: 'out' },
      { do: 'sign', afterHours: 70 },
    ],
  },
  {
    // On its way; it soon counts as signed for, and that can be put off.
    hoursAgo: 8 * DAY + 20,
    line: goods('product-mist-green', 'sku-mist-green-fine-100g', 2),
    shipped: true,
    steps: [
      sf(12, 'SF1382094710005'),
      { do: 'trace', afterHours: 30, trace: 'hub' },
      { do: 'trace', afterHours: 56, trace: 'arrived' },
    ],
  },
  {
    // Ready to ship.
    hoursAgo: 4 * DAY,
    line: goods('product-gaiwan', 'sku-gaiwan-hills'),
    shipped: true,
    steps: [
      { do: 'confirm', afterHours: 2 },
      { do: 'stock', afterHours: 5 },
      { do: 'stocked', afterHours: 60 },
    ],
  },
  {
    // Being prepared.
    hoursAgo: 3 * DAY,
    line: goods('product-gaiwan', 'sku-gaiwan-boat'),
    shipped: true,
    steps: [
      { do: 'confirm', afterHours: 3 },
      { do: 'stock', afterHours: 20 },
    ],
  },
  {
    // To be shipped.
    hoursAgo: 3 * DAY - 5,
    line: goods('product-nine-creeks-black', 'sku-nine-creeks-black-leaf-75g', 2),
    shipped: true,
    steps: [],
  },
  {
    // Good for ten times, three of which are gone.
    hoursAgo: 12 * DAY,
    line: service('product-coffee-card', 'sku-coffee-card'),
    steps: [
      { do: 'use', afterHours: 20, times: 1 },
      { do: 'use', afterHours: 90, times: 2 },
    ],
  },
  {
    // To be looked at.
    hoursAgo: 5 * DAY,
    line: service('product-audio-guide', 'sku-audio-guide'),
    steps: [],
  },
  {
    hoursAgo: 2 * DAY + 6,
    line: {
      kind: 'bundle',
      productId: 'product-tea-day',
      skuDetailId: 'sku-tea-day',
      quantity: 1,
      contactIds: [DEMO_TRAVELLER.memberFrequentContactsId],
      startsInDays: 5,
    },
    steps: [],
  },
  {
    // Wait for their times to be booked: four vouchers.
    hoursAgo: 2 * DAY + 3,
    line: service('product-wheel-lesson', 'sku-wheel-lesson-adult', 2),
    steps: [{ do: 'confirm', afterHours: 2 }],
  },
  {
    hoursAgo: 2 * DAY + 2,
    line: service('product-spring-spa', 'sku-spring-spa', 2),
    steps: [],
  },
  {
    // Not paid yet: it holds its coupon until it closes.
    hoursAgo: 0,
    line: goods('product-mist-green', 'sku-mist-green-fine-200g'),
    couponId: 'coupon-two-shops-15',
    shipped: true,
    unpaid: true,
    steps: [],
  },
];

/** The name of a coupon that the demo member has claimed. */
export const demoCouponId = (couponId: string): string => couponId.replace('coupon-', 'member-coupon-demo-');
