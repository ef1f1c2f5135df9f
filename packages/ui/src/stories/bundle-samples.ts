import type { BundleCalendar, BundleContent, Locale, ServiceDetail } from '@yunyou/contract';
import { goodsDetailIn, shopIn } from './goods-samples';
import { couponOffersIn } from './offer-samples';
import { paintedPicture } from './painted-hills';

/** A service and a bundle, in a language. */
const words = {
  'zh-Hans': {
    photo: ['古镇汉服跟拍两小时', '含妆发与三十张精修'],
    bundle: ['山居两日套餐', '一晚山居、两张门票、一罐新茶'],
    one: ['单人', '双人'],
    parts: ['云栖山居 山景大床房', '栖云岭 成人票', '雾芽茶山 明前绿茶'],
    place: ['云栖旅拍馆', '澄岚市云岭区栖云路12号'],
    use: '<p>到店出示券码，提前一天预约。</p>',
    full: '栖云岭 成人票',
    plan: '方案',
  },
  en: {
    photo: ['Two hours of portraits in the old town', 'Make-up and thirty pictures included'],
    bundle: ['Two days in the hills', 'A night, two tickets and a tin of tea'],
    one: ['One person', 'Two people'],
    parts: ['Cloud Rest Lodge, double room', 'Qiyun Ridge, adult', 'Wuya Hill green tea'],
    place: ['Qiyun Portraits', '12 Qiyun Road, Chenglan'],
    use: '<p>Show the code at the counter; make an appointment a day ahead.</p>',
    full: 'Qiyun Ridge, adult',
    plan: 'For',
  },
} as const;

const part = { nights: null, travellersNeeded: 0, guestsNeeded: 0, shipped: false };
const picture = (seed: number) => paintedPicture(seed, '山水', 'Hills and water', 360, 270);

export const bundleIn = (locale: Locale): BundleContent => {
  const [room, ticket, tea] = words[locale].parts;
  return {
    refundMode: 'whole',
    boughtSinglyFen: 67_600,
    dated: true,
    parts: [
      {
        ...part,
        partId: 'part-1',
        kind: 'stay',
        productId: 'hotel-1',
        name: room,
        picture: picture(3),
        quantity: 1,
        dayOffset: 0,
        nights: 1,
        weightFen: 42_800,
        guestsNeeded: 1,
      },
      {
        ...part,
        partId: 'part-2',
        kind: 'ticket',
        productId: 'ticket-1',
        name: ticket,
        picture: picture(1),
        quantity: 2,
        dayOffset: 1,
        weightFen: 9_000,
        travellersNeeded: 2,
      },
      {
        ...part,
        partId: 'part-3',
        kind: 'goods',
        productId: 'goods-1',
        name: tea,
        picture: picture(2),
        quantity: 1,
        dayOffset: null,
        weightFen: 6_800,
        shipped: true,
      },
    ],
  };
};

export function serviceDetailIn(locale: Locale): ServiceDetail {
  const { noReasonReturn, freeFrom, alwaysFree, bundle, ...product } = goodsDetailIn(locale);
  const { photo, one, place, use, plan } = words[locale];
  return {
    ...product,
    id: 'service-1',
    goodsType: 3,
    name: photo[0],
    subtitle: photo[1],
    priceFen: 39_900,
    marketPriceFen: null,
    limitPerMember: null,
    tags: [],
    specs: [
      {
        specId: 'plan',
        name: plan,
        values: one.map((name, at) => ({ valueId: `plan-${at}`, name, picture: null })),
      },
    ],
    skus: one.map((name, at) => ({
      skuDetailId: `service-sku-${at}`,
      valueIds: [`plan-${at}`],
      name,
      priceFen: 39_900 + at * 20_000,
      marketPriceFen: null,
      promoFen: null,
      piecesPerOrder: null,
      left: null,
      weightGram: 0,
      picture: null,
      enabled: true,
    })),
    activities: [],
    coupons: couponOffersIn(locale).slice(0, 1),
    shop: { ...shopIn(locale), kinds: [3] },
    serviceMode: 'appointment',
    validity: { days: 90, untilDay: null },
    usesPerVoucher: 1,
    places: [{ name: place[0], address: place[1], lat: 24.81, lng: 113.02 }],
    useRule: use,
    refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
    autoRefundExpired: true,
    appointItems: [],
    bundle: null,
  };
}

export function bundleDetailIn(locale: Locale): ServiceDetail {
  const service = serviceDetailIn(locale);
  const { bundle } = words[locale];
  const [sku] = service.skus;
  return {
    ...service,
    id: 'bundle-1',
    name: bundle[0],
    subtitle: bundle[1],
    priceFen: 59_900,
    fromPrice: false,
    marketPriceFen: 67_600,
    specs: [],
    skus: sku ? [{ ...sku, skuDetailId: 'bundle-sku', valueIds: [], name: '', priceFen: 59_900 }] : [],
    serviceMode: 'voucher',
    places: [],
    bundle: bundleIn(locale),
  };
}

/** Sixty days from the 20th of September on; Saturdays are full. */
export const bundleCalendarIn = (locale: Locale): BundleCalendar => ({
  today: '2026-09-20',
  nowMs: Date.parse('2026-09-20T02:00:00Z'),
  days: Array.from({ length: 60 }, (_, place) => {
    const at = new Date(Date.parse('2026-09-20T00:00:00Z') + place * 86_400_000);
    const isFull = at.getUTCDay() === 6;
    return {
      day: at.toISOString().slice(0, 10),
      state: isFull ? ('soldOut' as const) : ('open' as const),
      priceFen: isFull ? null : at.getUTCDay() === 5 ? 65_900 : 59_900,
      left: place === 3 ? 2 : null,
      fullPart: isFull ? words[locale].full : '',
    };
  }),
});
