import { activityType } from '@yunyou/contract';
import { text } from '../text';
import { SHOPS } from './shops';
import type { DemoActivity } from './types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Began a while ago and runs for two months. */
const RUNNING = { startsAfterMs: -5 * DAY_MS, endsAfterMs: 60 * DAY_MS } as const;
const ONCE_BACK = text(
  '退货时按实付金额退，不重新计算优惠。',
  'What you return gives back what it cost; the discount is not worked out anew.',
);
/** These have a reduction of their own. */
const PER_PIECE = ['product-stitched-notebook', 'product-brushes'];

export const ACTIVITIES: readonly DemoActivity[] = [
  {
    ...RUNNING,
    id: 'activity-kiln-tiers',
    type: activityType.fullReduction,
    shop: 'shop-yaohuo',
    name: text('窑火满减', 'Kilnfire: more is less'),
    picture: 'goods-banner-kiln',
    scope: { kind: 'shops', ids: ['shop-yaohuo'] },
    rule: {
      kind: 'tiers',
      measure: 'amount',
      tiers: [
        { threshold: 10_000, offFen: 1_000, offPercent: null },
        { threshold: 20_000, offFen: 3_000, offPercent: null },
        { threshold: 50_000, offFen: 9_000, offPercent: null },
      ],
    },
    rules: [
      text('全店陶瓷与课程参加，取最高一档。', 'On all ceramics and lessons; the highest step counts.'),
      ONCE_BACK,
    ],
  },
  {
    ...RUNNING,
    id: 'activity-books-every',
    type: activityType.fullReduction,
    shop: 'shop-yunshang',
    name: text('每满 50 减 8', '¥8 off every ¥50'),
    picture: 'goods-banner-desk',
    scope: { kind: 'categories', ids: ['category-study'], excludedProductIds: ['product-gazetteer'] },
    rule: { kind: 'every', thresholdFen: 5_000, offFen: 800, maxTimes: 3 },
    rules: [
      text('最多减三次，《澄江志》不参加。', 'Three times at most; the gazetteer is not part of it.'),
      ONCE_BACK,
    ],
  },
  {
    ...RUNNING,
    id: 'activity-larder-three',
    type: activityType.fullReduction,
    shop: 'shop-shanye',
    name: text('山货三件八折', 'Larder: three for 20% less'),
    picture: 'goods-chilli-sauce',
    scope: { kind: 'categories', ids: ['category-snacks'] },
    couponAllowed: false,
    rule: {
      kind: 'tiers',
      measure: 'pieces',
      tiers: [{ threshold: 3, offFen: null, offPercent: 20 }],
    },
    rules: [
      text(
        '点心山货任选三件，不与优惠券同享。',
        'Any three of snacks and larder; not together with coupons.',
      ),
      ONCE_BACK,
    ],
  },
  {
    ...RUNNING,
    id: 'activity-desk-per-piece',
    type: activityType.reduction,
    shop: 'shop-yunshang',
    name: text('文具每件减 5 元', '¥5 off each piece of stationery'),
    picture: 'goods-notebook',
    scope: { kind: 'products', ids: PER_PIECE },
    rule: { kind: 'perPiece', offFen: 500, firstOrderOnly: false },
    rules: [ONCE_BACK],
  },
  {
    ...RUNNING,
    id: 'activity-first-order',
    type: activityType.reduction,
    shop: null,
    name: text('首单立减 3 元', '¥3 off your first order'),
    picture: 'goods-banner-spring-tea',
    scope: { kind: 'shops', ids: SHOPS.map(({ id }) => id), excludedProductIds: PER_PIECE },
    memberLimit: 1,
    rule: { kind: 'perOrder', offFen: 300, firstOrderOnly: true },
    rules: [text('从未付过款的会员可用一次。', 'Once, for members who have never paid an order.')],
  },
  {
    ...RUNNING,
    id: 'activity-spring-tea',
    type: activityType.promotion,
    shop: 'shop-shanye',
    name: text('春茶直降', 'Spring tea for less'),
    picture: 'goods-banner-spring-tea',
    scope: { kind: 'products', ids: ['product-mist-green', 'product-nine-creeks-black'] },
    rule: { kind: 'promotion', piecesPerOrder: 3 },
    rules: [text('每单每款限三件享此价。', 'Three pieces of each option at this price in one order.')],
    prices: {
      'sku-mist-green-first-50g': 5_980,
      'sku-mist-green-fine-100g': 6_900,
      'sku-nine-creeks-black-leaf-150g': 7_800,
    },
  },
  {
    startsAfterMs: -22 * HOUR_MS,
    endsAfterMs: 2 * HOUR_MS,
    id: 'activity-gaiwan-hours',
    type: activityType.promotion,
    shop: 'shop-yaohuo',
    name: text('盖碗限时', 'Gaiwan, a few hours only'),
    picture: 'goods-gaiwan',
    scope: { kind: 'products', ids: ['product-gaiwan'] },
    budgetUses: 100,
    rule: { kind: 'promotion', piecesPerOrder: null },
    rules: [text('共一百单，用完即止。', 'For a hundred orders, then it ends.')],
    prices: { 'sku-gaiwan-boat': 9_900, 'sku-gaiwan-hills': 9_900 },
  },
  {
    ...RUNNING,
    id: 'activity-add-on',
    type: activityType.addOnOrder,
    shop: null,
    name: text('满 99 加价购', 'Spend ¥99, add for less'),
    picture: 'goods-indigo-cloth',
    scope: { kind: 'shops', ids: ['shop-shanye', 'shop-yaohuo', 'shop-yunshang'] },
    rule: { kind: 'addOn', thresholdFen: 9_900, maxPieces: 2 },
    rules: [text('加购商品不再参加其他优惠。', 'What is added takes no other discount.')],
    prices: {
      'sku-spring-soap-tea': 990,
      'sku-indigo-cloth-blossom': 2_900,
      'sku-stitched-notebook-tea-plain': 1_900,
    },
  },
  {
    startsAfterMs: -30 * DAY_MS,
    endsAfterMs: -10 * DAY_MS,
    id: 'activity-mid-autumn',
    type: activityType.fullReduction,
    shop: 'shop-chenglan',
    name: text('月圆礼遇', 'Full moon offer'),
    picture: 'mirror-lake-moon',
    scope: { kind: 'shops', ids: ['shop-chenglan'] },
    rule: {
      kind: 'tiers',
      measure: 'amount',
      tiers: [{ threshold: 30_000, offFen: 4_000, offPercent: null }],
    },
    rules: [ONCE_BACK],
  },
  {
    startsAfterMs: DAY_MS,
    endsAfterMs: 4 * DAY_MS,
    id: 'activity-soap-tomorrow',
    type: activityType.promotion,
    shop: 'shop-chenglan',
    name: text('山泉皂周', 'Soap week'),
    picture: 'goods-soap',
    scope: { kind: 'products', ids: ['product-spring-soap'] },
    rule: { kind: 'promotion', piecesPerOrder: 5 },
    rules: [text('每单每款限五块。', 'Five of each in one order.')],
    prices: {
      'sku-spring-soap-tea': 2_600,
      'sku-spring-soap-osmanthus': 2_600,
      'sku-spring-soap-plain': 2_300,
    },
  },
];
