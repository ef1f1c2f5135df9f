import type {
  DeliveryStatus,
  Locale,
  OrderDelivery,
  OrderDetail,
  OrderLine,
  Shipments,
} from '@yunyou/contract';
import { bundleIn } from './bundle-samples';
import { orderDetailIn, orderedAtMs } from './order-samples';
import { paintedPicture } from './painted-hills';
import { stayOrder, stayOrderLine } from './stay-samples';

/** Orders of goods, of a service and of a bundle, in a language. */
const DAY_MS = 86_400_000;

type GoodsLine = Extract<OrderLine, { kind: 'goods' }>;
type ServiceLine = Extract<OrderLine, { kind: 'service' }>;

const words = {
  'zh-Hans': {
    shop: '山野集',
    tea: ['雾芽茶山 明前手采绿茶', '100克罐装 特级'],
    basket: ['月桥古镇 竹编提篮', ''],
    other: '青瓷茶则一只',
    spa: '云上汤泉十次卡',
    album: '栖云岭四季图集（电子版）',
    bundle: '山居两日套餐',
    address: ['广东省深圳市福田区', '莲花路1号2栋301'],
    carrier: '顺丰速运',
    traces: ['已到达深圳福田营业点', '离开澄岚转运中心', '商家已发货'],
    places: ['深圳市', '澄岚市', ''],
    freight: '运费',
    saved: '秋茶节满减',
    hotel: '云栖山居',
    rate: '含双早',
  },
  en: {
    shop: 'Hill Market',
    tea: ['Green tea of Wuya Hill, picked by hand', 'Tin, 100 g, finest'],
    basket: ['Bamboo basket of Moonbridge', ''],
    other: 'A celadon tea scoop',
    spa: 'Ten baths above the clouds',
    album: 'Four seasons on Qiyun Ridge (e-book)',
    bundle: 'Two days in the hills',
    address: ['广东省深圳市福田区', '莲花路1号2栋301'],
    carrier: 'SF Express',
    traces: ['Arrived at the Futian branch', 'Left the Chenglan hub', 'Shipped by the merchant'],
    places: ['Shenzhen', 'Chenglan', ''],
    freight: 'Delivery',
    saved: 'Autumn tea festival',
    hotel: 'Cloud Rest Lodge',
    rate: 'With breakfast',
  },
} as const;

const unitsOf = (count: number): number[] => Array.from({ length: count }, (_, unit) => unit);

/** Two tins of tea and a basket. */
export function goodsLinesIn(locale: Locale, status: DeliveryStatus | null = 0): GoodsLine[] {
  const { tea, basket } = words[locale];
  const isBefore = status === 0 || status === 6 || status === 7;
  const line: GoodsLine = {
    kind: 'goods',
    goodsType: 0,
    id: 'line-tea',
    productId: 'goods-1',
    skuDetailId: 'sku-1-0',
    title: tea[0],
    specText: tea[1],
    picture: paintedPicture(2),
    quantity: 2,
    unitPriceFen: 6_800,
    paidFen: 10_000,
    refundingQuantity: 0,
    refundedQuantity: 0,
    refundedFen: 0,
    refundableFen: isBefore || status === 2 ? 10_000 : 0,
    refundableUnits: status === 0 ? unitsOf(2) : [],
    progress: unitsOf(2).map(() => (isBefore ? 'open' : status === 2 || status === 5 ? 'over' : 'running')),
    addOnOf: null,
    noReasonReturn: true,
    deliveryStatus: status,
    signedAtMs: status === 2 ? orderedAtMs + 3 * DAY_MS : null,
    returnUntilMs: status === 2 ? Date.parse('2026-09-30T15:59:59Z') : null,
  };
  return [
    line,
    {
      ...line,
      id: 'line-basket',
      productId: 'goods-2',
      skuDetailId: 'sku-only',
      title: basket[0],
      specText: basket[1],
      picture: paintedPicture(4),
      quantity: 1,
      unitPriceFen: 12_800,
      paidFen: 12_800,
      refundableFen: line.refundableFen === 0 ? 0 : 12_800,
      refundableUnits: status === 0 ? [0] : [],
      progress: line.progress?.slice(0, 1),
      noReasonReturn: false,
    },
  ];
}

const isSent = (status: DeliveryStatus) => ![0, 6, 7].includes(status);

export function deliveryIn(locale: Locale, status: DeliveryStatus, nowMs = Date.now()): OrderDelivery {
  const { address, traces, places } = words[locale];
  const isArriving = status === 1;
  return {
    status,
    address: {
      name: orderDetailIn(locale).contactName,
      mobile: '138****8000',
      provinces: address[0],
      detail: address[1],
      adcode: '440304',
    },
    lastTrace: isSent(status) ? { atMs: orderedAtMs + 2 * DAY_MS, text: traces[0], place: places[0] } : null,
    parcels: isSent(status) ? 1 : 0,
    autoSignAtMs: isArriving ? nowMs + 2 * DAY_MS + 3 * 3_600_000 : null,
    canConfirm: isArriving,
    canExtend: isArriving,
    canRemind: !isSent(status),
    canChangeAddress: status === 0,
  };
}

/** A paid order of goods whose parcels stand somewhere. */
export function goodsOrderIn(
  locale: Locale,
  status: DeliveryStatus,
  part: Partial<OrderDetail> = {},
): OrderDetail {
  const { shop, tea, basket, freight, saved } = words[locale];
  const isOver = status === 2;
  const isBack = status === 5;
  return {
    ...orderDetailIn(locale),
    id: 'order-3',
    orderType: 0,
    title: tea[0],
    picture: paintedPicture(2),
    lines: goodsLinesIn(locale, status),
    people: [],
    voucherCount: 0,
    shopName: shop,
    status: isOver ? 2 : isBack ? 6 : 1,
    phase: isOver ? 'complete' : isBack ? 'closed' : isSent(status) ? 'onItsWay' : 'toShip',
    payStatus: isBack ? 3 : 1,
    closeReason: isBack ? 'refunded' : null,
    refundedFen: isBack ? 22_800 : 0,
    delivery: deliveryIn(locale, status),
    freightFen: 800,
    totalFen: 23_600,
    payFen: 23_600,
    breakdown: [
      { kind: 'line', label: tea[0], quantity: 2, amountFen: 13_600 },
      { kind: 'fullReduction', label: saved, quantity: null, amountFen: -3_600 },
      { kind: 'line', label: basket[0], quantity: 1, amountFen: 12_800 },
      { kind: 'freight', label: freight, quantity: null, amountFen: 800 },
    ],
    ...part,
  };
}

/** The order that was paid together with it. */
export const siblingIn = (locale: Locale): OrderDetail['siblings'][number] => ({
  id: 'order-4',
  sn: '202609201234567891',
  title: words[locale].other,
  totalFen: 4_900,
});

/** Its parcels: one, or tea and basket each in its own, of which the second is there. */
export function shipmentsIn(locale: Locale, parcels: 1 | 2 = 1): Shipments {
  const { carrier, traces, places } = words[locale];
  const first: Shipments['shipments'][number] = {
    id: 'parcel-1',
    lines: [
      { orderLineId: 'line-tea', quantity: 2 },
      ...(parcels === 1 ? [{ orderLineId: 'line-basket', quantity: 1 }] : []),
    ],
    carrierCode: 'SF',
    carrierName: carrier,
    carrierPhone: '95338',
    trackingNo: 'SF1382094715562',
    shippedAtMs: orderedAtMs + DAY_MS,
    signedAtMs: null,
    status: 1,
    traces: traces.map((text, place) => ({
      atMs: orderedAtMs + (2 - place / 2) * DAY_MS,
      text,
      place: places[place] ?? '',
    })),
  };
  const second: Shipments['shipments'][number] = {
    ...first,
    id: 'parcel-2',
    lines: [{ orderLineId: 'line-basket', quantity: 1 }],
    trackingNo: 'SF1382094715563',
    signedAtMs: orderedAtMs + 2 * DAY_MS,
    status: 2,
    traces: first.traces.slice(-1),
  };
  return {
    shipments: parcels === 1 ? [first] : [first, second],
    autoSignAtMs: orderedAtMs + 11 * DAY_MS,
    canExtend: false,
  };
}

const serviceLineIn = (locale: Locale): ServiceLine => ({
  kind: 'service',
  goodsType: 3,
  id: 'line-service',
  productId: 'service-1',
  skuDetailId: 'service-sku-0',
  title: words[locale].spa,
  specText: '',
  picture: paintedPicture(5),
  quantity: 1,
  unitPriceFen: 68_000,
  paidFen: 68_000,
  refundingQuantity: 0,
  refundedQuantity: 0,
  refundedFen: 0,
  refundableFen: 47_600,
  refundableUnits: [0],
  progress: ['running'],
  addOnOf: null,
  serviceMode: 'voucher',
  usesPerVoucher: 10,
  lastDay: null,
  validDays: 365,
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
  autoRefundExpired: true,
  contentShown: false,
});

/** A service of ten uses, three of them gone. */
export function serviceOrderIn(locale: Locale, line: Partial<ServiceLine> = {}): OrderDetail {
  const { spa, shop } = words[locale];
  return {
    ...orderDetailIn(locale),
    id: 'order-5',
    orderType: 3,
    title: line.title ?? spa,
    picture: paintedPicture(5),
    lines: [{ ...serviceLineIn(locale), ...line }],
    people: [],
    shopName: shop,
    voucherCount: line.serviceMode === 'instant' ? 0 : 1,
    totalFen: 68_000,
    breakdown: [{ kind: 'line', label: spa, quantity: 1, amountFen: 68_000 }],
  };
}

/** Something that is looked at after paying. */
export const instantOrderIn = (locale: Locale, contentShown = false): OrderDetail =>
  serviceOrderIn(locale, {
    title: words[locale].album,
    serviceMode: 'instant',
    usesPerVoucher: 1,
    validDays: null,
    autoRefundExpired: false,
    contentShown,
    refundableFen: contentShown ? 0 : 68_000,
    refundableUnits: contentShown ? [] : [0],
    progress: [contentShown ? 'over' : 'open'],
  });

/** A room, two tickets, a tin of tea and a bath as one bundle; the tea is on its way. */
export function bundleOrderIn(locale: Locale, part: Partial<OrderDetail> = {}): OrderDetail {
  const { bundle: name, shop, hotel, rate } = words[locale];
  const bundle = { seq: 1, productId: 'bundle-1', name, quantity: 1, refundMode: 'whole' as const };
  const open = { bundle, refundableFen: 0, refundableUnits: [], progress: ['open' as const] };
  const [tea] = goodsLinesIn(locale, 1);
  const [ticket] = orderDetailIn(locale).lines;
  const partNames = bundleIn(locale).parts.map((one) => one.name);
  const lines: OrderLine[] = [
    {
      ...stayOrderLine,
      ...open,
      id: 'line-1',
      quantity: 1,
      hotelName: hotel,
      title: partNames[0] ?? '',
      specText: rate,
      paidFen: 37_925,
    },
    ...(ticket ? [{ ...ticket, ...open, id: 'line-2', progress: ['open' as const, 'open' as const] }] : []),
    ...(tea ? [{ ...tea, ...open, quantity: 1, progress: ['running' as const] }] : []),
    { ...serviceLineIn(locale), ...open, usesPerVoucher: 1 },
  ];
  return {
    ...goodsOrderIn(locale, 1),
    id: 'order-6',
    orderType: 3,
    title: name,
    shopName: shop,
    lines,
    stayRooms: stayOrder.stayRooms
      .slice(0, 1)
      .map((room) => ({ ...room, guestName: orderDetailIn(locale).contactName })),
    stayHotel: stayOrder.stayHotel
      ? {
          ...stayOrder.stayHotel,
          name: { 'zh-Hans': '云栖山居', en: 'Yunqi Lodge' },
          address: { 'zh-Hans': '澄岚市云岭区栖云路12号', en: '12 Qiyun Road, Chenglan' },
        }
      : null,
    voucherCount: 3,
    totalFen: 59_900,
    payFen: 59_900,
    breakdown: [{ kind: 'line', label: name, quantity: 1, amountFen: 59_900 }],
    ...part,
  };
}
