import type { ActivityDetail, ActivityOffer, CouponOffer, Locale, MemberCoupon } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** Coupons and activities, in a language. Their times are counted from now, as the server's clock is in stories. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const words = {
  'zh-Hans': {
    shop: '山野集',
    amount: ['秋游立减券', '全部商品可用'],
    percent: ['会员八八折', '茶叶可用'],
    exchange: ['竹编提篮换购券', '月桥古镇 竹编提篮'],
    freight: ['包邮券', '全部商品运费可用'],
    gone: '新人礼券',
    soon: '十点抢好券',
    activities: ['秋茶节满减', '限时特惠', '加价换购', '首单立减'],
    rules: ['活动商品以页面为准。', '同一订单内的商品合并计算。'],
    addOn: '青瓷茶则',
  },
  en: {
    shop: 'Hill Market',
    amount: ['Autumn voucher', 'For all goods'],
    percent: ['Members save 12 percent', 'For tea'],
    exchange: ['Basket for a song', 'Bamboo basket of Moonbridge'],
    freight: ['Free delivery', 'For the delivery of all goods'],
    gone: 'Welcome voucher',
    soon: 'At ten o’clock',
    activities: ['Autumn tea festival', 'For a short time', 'A little extra', 'First order'],
    rules: ['What takes part is listed on this page.', 'Things of one order count together.'],
    addOn: 'Celadon tea scoop',
  },
} as const;

export function couponOffersIn(locale: Locale): CouponOffer[] {
  const { shop, amount, percent, exchange, freight, gone, soon } = words[locale];
  const now = Date.now();
  const offer: CouponOffer = {
    couponId: 'coupon-1',
    couponKind: 'amount',
    name: amount[0],
    scopeText: amount[1],
    supplierId: null,
    shopName: '',
    offFen: 2_000,
    offPercent: null,
    capFen: null,
    exchangePriceFen: null,
    thresholdFen: 10_000,
    withActivityPrice: false,
    productId: null,
    onlyKind: null,
    claimState: 'open',
    claimedShare: 0.42,
    perMember: 1,
    claimFromMs: now - DAY_MS,
    claimToMs: now + 10 * DAY_MS,
    firstDay: '2026-09-20',
    lastDay: '2026-10-31',
    afterDays: null,
    days: null,
  };
  const none = { offFen: null, thresholdFen: 0 };
  return [
    offer,
    {
      ...offer,
      ...none,
      couponId: 'coupon-2',
      couponKind: 'percent',
      name: percent[0],
      scopeText: percent[1],
      supplierId: 'shop-1',
      shopName: shop,
      offPercent: 12,
      capFen: 2_000,
      firstDay: null,
      lastDay: null,
      afterDays: 0,
      days: 7,
    },
    {
      ...offer,
      ...none,
      couponId: 'coupon-3',
      couponKind: 'freight',
      name: freight[0],
      scopeText: freight[1],
    },
    {
      ...offer,
      ...none,
      couponId: 'coupon-4',
      couponKind: 'exchange',
      name: exchange[0],
      scopeText: exchange[1],
      exchangePriceFen: 990,
      productId: 'goods-2',
    },
    {
      ...offer,
      couponId: 'coupon-5',
      name: soon,
      claimState: 'notStarted',
      claimFromMs: now + 2 * HOUR_MS,
      claimedShare: 0,
    },
    { ...offer, couponId: 'coupon-6', name: gone, claimState: 'gone', claimedShare: 1 },
  ];
}

export function memberCouponsIn(locale: Locale): MemberCoupon[] {
  return couponOffersIn(locale)
    .slice(0, 4)
    .map(
      (
        {
          claimState,
          claimedShare,
          perMember,
          claimFromMs,
          claimToMs,
          firstDay,
          lastDay,
          afterDays,
          days,
          ...terms
        },
        place,
      ) => ({
        ...terms,
        memberCouponId: `mine-${place + 1}`,
        status: 'usable' as const,
        firstDay: '2026-09-20',
        lastDay: '2026-10-31',
        claimedAtMs: Date.parse('2026-09-20T02:00:00Z'),
        usedAtMs: null,
        parentSn: null,
        orderId: null,
      }),
    );
}

export function activitiesIn(locale: Locale): ActivityOffer[] {
  const [festival = '', short = '', extra = '', first = ''] = words[locale].activities;
  const now = Date.now();
  const activity: ActivityOffer = {
    activeId: 'activity-1',
    activeType: 1,
    name: festival,
    picture: paintedPicture(6, '山水', 'Hills and water', 1200, 675),
    supplierId: null,
    shopName: '',
    startsAtMs: now - DAY_MS,
    endsAtMs: now + 5 * HOUR_MS + 12 * 60_000,
    couponAllowed: true,
    memberLimit: null,
    rule: {
      kind: 'tiers',
      measure: 'amount',
      tiers: [
        { threshold: 10_000, offFen: 1_000, offPercent: null },
        { threshold: 20_000, offFen: 3_000, offPercent: null },
      ],
    },
  };
  return [
    activity,
    {
      ...activity,
      activeId: 'activity-6',
      activeType: 6,
      name: short,
      rule: { kind: 'promotion', piecesPerOrder: 2 },
    },
    {
      ...activity,
      activeId: 'activity-9',
      activeType: 9,
      name: extra,
      rule: { kind: 'addOn', thresholdFen: 9_900, maxPieces: 2 },
    },
    {
      ...activity,
      activeId: 'activity-2',
      activeType: 2,
      name: first,
      rule: { kind: 'perOrder', offFen: 500, firstOrderOnly: true },
    },
  ];
}

/** What runs for one product: a reduction and a promotion. */
export const runningActivitiesIn = (locale: Locale): ActivityOffer[] => activitiesIn(locale).slice(0, 2);

export function activityDetailIn(locale: Locale, type: 1 | 9 = 1): ActivityDetail {
  const [festival, , extra] = activitiesIn(locale);
  const activity = type === 9 ? extra : festival;
  if (!activity) throw new Error('There is no such activity.');
  return {
    ...activity,
    nowMs: Date.now(),
    subtitle: '',
    organiser: null,
    rules: [...words[locale].rules],
    rulesVersion: '5f0c1e2a',
    products: [],
    addOns:
      type === 9
        ? [
            {
              skuDetailId: 'sku-add',
              productId: 'goods-9',
              name: words[locale].addOn,
              picture: paintedPicture(9, '山水', 'Hills and water', 360, 270),
              priceFen: 3_900,
              addOnFen: 990,
              left: 6,
            },
          ]
        : [],
  };
}
