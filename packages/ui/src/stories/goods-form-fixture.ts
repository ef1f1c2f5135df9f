import type { Locale, Quote, QuotedCoupon, QuoteLine } from '@yunyou/contract';
import type { SkuLineOpening } from '@yunyou/sdk/checkout';
import { bundleCalendarIn, bundleDetailIn } from './bundle-samples';
import { travellersIn } from './order-samples';
import { paintedPicture } from './painted-hills';
import type { Answers } from './scripted-fetch';
import { withSdk } from './sdk-fixture';
import { addresses } from './service-samples';
import { goodsLinesIn } from './sold-order-samples';

/** What the order form of goods is opened with, and what the server says of it, in a language. */
const words = {
  'zh-Hans': {
    shops: ['山野集', '窑火工坊'],
    activity: '秋茶节满减',
    coupon: '秋游立减券',
    freightCoupon: '包邮券',
    other: '会员八八折',
    addOn: '青瓷茶则',
    addOns: '加价换购',
    freightLabel: '运费',
  },
  en: {
    shops: ['Hill Market', 'Kiln and Fire'],
    activity: 'Autumn tea festival',
    coupon: 'Autumn voucher',
    freightCoupon: 'Free delivery',
    other: 'Members save 12 percent',
    addOn: 'Celadon tea scoop',
    addOns: 'A little extra',
    freightLabel: 'Delivery',
  },
} as const;

/** Of an option that nobody is named for, and that has no day. */
export const nothingNeeded = { travellersNeeded: 0, guestsNeeded: 0, dated: false, ticket: null };

/** Two tins of tea of one shop, a basket of another. */
export const goodsOpeningsIn = (locale: Locale): SkuLineOpening[] =>
  goodsLinesIn(locale).map(
    ({ productId, skuDetailId, title, specText, picture, unitPriceFen, quantity }) => ({
      kind: 'goods',
      skuDetailId,
      quantity,
      product: {
        id: productId,
        title,
        specText,
        picture,
        priceFen: unitPriceFen,
        shipped: true,
        ...nothingNeeded,
      },
    }),
  );

/** Two days in the hills, for a day that is to be chosen. */
export function bundleOpeningsIn(locale: Locale): SkuLineOpening[] {
  const { id, name, thumb, priceFen } = bundleDetailIn(locale);
  return [
    {
      kind: 'bundle',
      skuDetailId: 'bundle-sku',
      quantity: 1,
      startDay: '',
      product: {
        id,
        title: name,
        specText: '',
        picture: thumb,
        priceFen,
        shipped: true,
        travellersNeeded: 2,
        guestsNeeded: 1,
        dated: true,
        ticket: { id: 'ticket-1', certTypes: [1] },
      },
    },
  ];
}

/** One that is used, one for freight, one that saves less, and one that more has to be bought for. */
export function couponsIn(locale: Locale): QuotedCoupon[] {
  const { coupon, freightCoupon, other } = words[locale];
  const one: QuotedCoupon = {
    memberCouponId: 'mine-1',
    couponId: 'coupon-1',
    couponKind: 'amount',
    name: coupon,
    supplierId: null,
    lastDay: '2026-10-31',
    used: true,
    amountFen: 2_000,
    autoClaim: false,
    reason: null,
  };
  return [
    one,
    {
      ...one,
      memberCouponId: 'mine-3',
      couponId: 'coupon-3',
      couponKind: 'freight',
      name: freightCoupon,
      amountFen: 800,
    },
    {
      ...one,
      memberCouponId: 'mine-2',
      couponId: 'coupon-2',
      couponKind: 'percent',
      name: other,
      supplierId: 'shop-1',
      used: false,
      amountFen: 0,
      reason: { code: 'savesLess', moreFen: 400 },
    },
    {
      ...one,
      memberCouponId: 'mine-5',
      couponId: 'coupon-5',
      used: false,
      amountFen: 0,
      reason: { code: 'belowThreshold', shortFen: 4_000 },
    },
  ];
}

const freight: Quote['orders'][number]['freight'] = {
  state: 'charged',
  feeFen: 800,
  couponFen: 0,
  paidFen: 800,
  shortOfFreeFen: 1_400,
  refused: [],
};

/** What a quote answers: two shops, an activity, two coupons, an add-on, and why the rest did not apply. */
export function goodsQuoteIn(locale: Locale, part: Partial<Quote> = {}): Quote {
  const { shops, activity, coupon, other, addOn, addOns, freightLabel } = words[locale];
  const [tea, basket] = goodsLinesIn(locale);
  const lines = [tea, basket].flatMap((line, place): QuoteLine[] =>
    line
      ? [
          {
            kind: 'goods',
            goodsType: 0,
            request: place,
            productId: line.productId,
            skuDetailId: line.skuDetailId,
            title: line.title,
            specText: line.specText,
            picture: line.picture,
            supplierId: `shop-${place + 1}`,
            quantity: line.quantity,
            unitPriceFen: line.unitPriceFen,
            paidFen: line.paidFen,
            pieceFen: Array.from({ length: line.quantity }, () => line.paidFen / line.quantity),
            available: 12,
            min: 1,
            max: 6,
            addOnOf: null,
            noReasonReturn: line.noReasonReturn,
          },
        ]
      : [],
  );
  return {
    breakdown: [
      { kind: 'line', label: tea?.title ?? '', quantity: 2, amountFen: 13_600 },
      { kind: 'line', label: basket?.title ?? '', quantity: 1, amountFen: 12_800 },
      { kind: 'fullReduction', label: activity, quantity: null, amountFen: -1_600 },
      { kind: 'coupon', label: coupon, quantity: null, amountFen: -2_000 },
      { kind: 'freight', label: freightLabel, quantity: null, amountFen: 800 },
    ],
    totalFen: 23_600,
    lines,
    orders: [
      {
        supplierId: 'shop-1',
        shopName: shops[0],
        orderType: 0,
        lines: [0],
        goodsFen: 10_000,
        freight,
        totalFen: 10_800,
        nextStep: {
          addFen: 1_400,
          addPieces: null,
          saveFen: 800,
          freight: true,
          activeId: null,
          couponId: null,
        },
      },
      {
        supplierId: 'shop-2',
        shopName: shops[1],
        orderType: 0,
        lines: [1],
        goodsFen: 12_800,
        freight: { ...freight, state: 'free', feeFen: 0, paidFen: 0, shortOfFreeFen: null },
        totalFen: 12_800,
        nextStep: null,
      },
    ],
    savedFen: 3_600,
    coupons: couponsIn(locale),
    addOns: [
      {
        activeId: 'activity-9',
        name: addOns,
        supplierId: 'shop-1',
        reached: true,
        shortFen: 0,
        maxPieces: 1,
        offers: [
          {
            skuDetailId: 'sku-scoop',
            productId: 'goods-9',
            name: addOn,
            picture: paintedPicture(6),
            priceFen: 2_900,
            addOnFen: 990,
            left: 20,
          },
        ],
      },
    ],
    unused: [{ id: 'mine-2', kind: 'coupon', name: other, reason: { code: 'savesLess', moreFen: 400 } }],
    ...part,
  };
}

/** The same things, not delivered to where they are wanted. */
export function undeliverableQuoteIn(locale: Locale): Quote {
  const quote = goodsQuoteIn(locale);
  return {
    ...quote,
    orders: quote.orders.map((order, place) =>
      place === 0
        ? {
            ...order,
            freight: { ...freight, state: 'notDeliverable', refused: [{ lines: [0], reason: '' }] },
          }
        : order,
    ),
  };
}

const placed = { id: 'order-3', sn: '202609201234567890', status: 4, totalFen: 23_600 } as const;

/** What placing an order answers. */
export const goodsPlaced = { ...placed, parentSn: placed.sn, expiresAtMs: null, orders: [placed] };

/** The page of a member with two addresses; `order`: what else the server answers. */
export const withGoodsForm = (
  order: Answers['order'] = {},
  { locale = 'zh-Hans', address = {} }: { locale?: Locale; address?: Answers['address'] } = {},
) =>
  withSdk({
    path: '/packages/order/goods-place-order/goods-place-order',
    member: true,
    answers: {
      order: { quote: goodsQuoteIn(locale), create: goodsPlaced, ...order },
      address: { getList: addresses.slice(0, 2), ...address },
      contacts: { list: travellersIn(locale) },
      service: { priceCalendar: bundleCalendarIn(locale) },
    },
  });
