import type {
  BlindBoxDetail,
  BlindBoxStanding,
  BoxLedgerEntry,
  BoxRecord,
  BoxUnit,
  Locale,
  OrderDetail,
  OrderLine,
  Quote,
} from '@yunyou/contract';
import { noOffers, orderDetailIn } from './order-samples';
import { paintedPicture } from './painted-hills';
import { CLIENT_SEED, COMMITMENT, DRAWN_DAY, SEED } from './seed-samples';

/** A set of blind boxes, for stories. Its openings are those that the specification computes. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAID_AT_MS = Date.parse('2026-10-01T02:00:00Z');

const words = {
  'zh-Hans': {
    name: '澄岚六景',
    subtitle: '六座小景，一座藏在月下',
    items: ['云海茶亭', '竹骨团扇', '山门灯', '石拱桥', '乌篷船', '迎客松', '月桥'],
    shop: '山野集',
    organiser: '澄岚文旅',
    rules: ['未满8周岁不得购买，8至17周岁须监护人同意。', '开启后不支持七日无理由退货。'],
    people: ['李*', '王*', 'A***e'],
  },
  en: {
    name: 'Six views of Chenglan',
    subtitle: 'Six little views, and one under the moon',
    items: [
      'Tea pavilion',
      'Bamboo fan',
      'Gate lamp',
      'Stone bridge',
      'Covered boat',
      'Old pine',
      'Moonbridge',
    ],
    shop: 'Hill Market',
    organiser: 'Chenglan Tourism',
    rules: ['Not sold to under 8; from 8 to 17 a guardian must agree.', 'No seven-day return once opened.'],
    people: ['Li ***', 'W***g', 'A***e'],
  },
} as const satisfies Record<Locale, object>;

const MOON = 6;
const startCountOf = (place: number) => (place === MOON ? 12 : 22);

const itemIn = (locale: Locale, place: number) => ({
  itemId: `item-${place + 1}`,
  name: words[locale].items[place] ?? '',
  picture: paintedPicture(place + 1, '小景', 'A little view', 720, 540),
  valueFen: place === MOON ? 19_900 : 4_900,
  hidden: place === MOON,
});

/** Six views of 22 pieces each and twelve hidden ones, of which none is opened unless `part` says otherwise. */
export function blindBoxIn(locale: Locale, part: Partial<BlindBoxDetail> = {}): BlindBoxDetail {
  const { name, subtitle, items, shop, organiser, rules } = words[locale];
  return {
    ...{ activeId: 'box-1', activityProductId: 'box-product-1', name, subtitle },
    picture: paintedPicture(7, '六景', 'Six views', 720, 540),
    shop: { supplierId: 'shop-1', name: shop },
    organiser: { name: organiser, telephone: '0755-8888-0000' },
    ...{ startsAtMs: Date.now() - DAY_MS, endsAtMs: Date.now() + 20 * DAY_MS, timeStatus: 1 },
    ...{ saleState: 'onSale', priceFen: 3_900 },
    items: items.map((_, place) => ({
      ...itemIn(locale, place),
      ...{ startCount: startCountOf(place), remaining: startCountOf(place) },
    })),
    ...{ startCount: 144, remaining: 144, left: 130, pityAfter: 12 },
    ...{ perOrder: 5, perDay: 10, fenPerDay: 100_000 },
    ...{ rules: [...rules], rulesVersion: '5f0c1e2a', opened: 3, latest: null },
    ...{ day: DRAWN_DAY, commitment: COMMITMENT, nowMs: 1 },
    ...part,
  };
}

/** All hidden items are out, and one view too. */
export const stoppedBoxIn = (locale: Locale): BlindBoxDetail =>
  blindBoxIn(locale, {
    ...{ saleState: 'stopped', remaining: 94, left: 0 },
    items: blindBoxIn(locale).items.map((item, place) => ({
      ...item,
      remaining: item.hidden || place === 0 ? 0 : place === 1 ? 6 : 22,
    })),
  });

export const boxStandingIn = (part: Partial<BlindBoxStanding> = {}): BlindBoxStanding => ({
  ...{ toOpen: 2, misses: 4, pityIn: 8, age: 'allowed', agreed: true, openingAgreed: true },
  ...{ canBuy: 5, nowMs: 1 },
  ...part,
});

/** The first box that the specification opens: place 131 of 144, the pine. Its seed is told. */
export function boxRecordIn(locale: Locale, part: Partial<BoxRecord> = {}): BoxRecord {
  return {
    ...{ activeId: 'box-1', memberId: 'member-1', unitId: 'unit-1', seq: 1, day: DRAWN_DAY },
    ...{ clientSeed: CLIENT_SEED, commitment: COMMITMENT, seed: SEED },
    poolBefore: words[locale].items.map((name, place) => ({
      ...{ itemId: `item-${place + 1}`, name, hidden: place === MOON, count: startCountOf(place) },
    })),
    ...{ drawnFrom: 144, k: 131, pity: false, misses: 0, forced: false },
    item: itemIn(locale, 5),
    ...{ prizeOfMineId: 'prize-1', atMs: PAID_AT_MS + HOUR_MS },
    ...part,
  };
}

/** The seventeenth: eleven boxes before it had no hidden item, so it is drawn from the ten that are left. */
export function pityRecordIn(locale: Locale): BoxRecord {
  const left = [20, 20, 21, 21, 18, 18, 10];
  return boxRecordIn(locale, {
    ...{ unitId: 'unit-17', seq: 17, drawnFrom: 10, k: 5, pity: true, misses: 11 },
    poolBefore: boxRecordIn(locale).poolBefore.map((item, place) => ({ ...item, count: left[place] ?? 0 })),
    item: itemIn(locale, MOON),
    prizeOfMineId: 'prize-17',
  });
}

/** A box of the member that is to be opened unless `part` says otherwise. */
export const boxUnitIn = (locale: Locale, place: number, part: Partial<BoxUnit> = {}): BoxUnit => ({
  ...{ unitId: `unit-${place}`, activeId: 'box-1', activityName: words[locale].name },
  picture: paintedPicture(7, '六景', 'Six views', 720, 540),
  ...{ orderId: `order-${place}`, state: 'paid', paidFen: 3_900, paidAtMs: PAID_AT_MS + place * 60_000 },
  ...{ refundsAtMs: PAID_AT_MS + 15 * DAY_MS, refundable: true, record: null },
  ...part,
});

export const openedUnitIn = (locale: Locale, place: number, record = boxRecordIn(locale)): BoxUnit =>
  boxUnitIn(locale, place, {
    ...{ state: 'opened', refundsAtMs: null, refundable: false },
    record: { ...record, seq: place },
  });

/** Two to open, one on its way back, one that was opened. */
export const boxUnitsIn = (locale: Locale): BoxUnit[] => [
  boxUnitIn(locale, 2),
  boxUnitIn(locale, 3),
  boxUnitIn(locale, 4, { refundable: false }),
  openedUnitIn(locale, 1),
];

export const boxLedgerIn = (locale: Locale): BoxLedgerEntry[] =>
  words[locale].people.map((name, place) => {
    const item = itemIn(locale, [5, MOON, 0][place] ?? 0);
    return {
      seq: 3 - place,
      item: { itemId: item.itemId, name: item.name, hidden: item.hidden },
      pity: item.hidden,
      name,
      atMs: PAID_AT_MS - place * HOUR_MS,
    };
  });

const ORDERED_MS = Date.parse('2026-09-20T02:05:00Z');

/** An order of three boxes: one was opened, two are to be, unless `part` says otherwise. */
export function boxOrderIn(
  locale: Locale,
  part: Partial<Extract<OrderLine, { kind: 'box' }>> = {},
): OrderDetail {
  const { name, shop } = words[locale];
  return {
    ...orderDetailIn(locale),
    ...{ id: 'order-9', orderType: 0, title: name, picture: paintedPicture(7), shopName: shop },
    lines: [
      {
        ...{ kind: 'box', goodsType: 0, id: 'line-box', productId: 'box-1', title: name, specText: '' },
        ...{ picture: paintedPicture(7), quantity: 3, unitPriceFen: 3_900, paidFen: 11_700 },
        ...{ refundingQuantity: 0, refundedQuantity: 0, refundedFen: 0 },
        ...{ refundableFen: 7_800, refundableUnits: [1, 2], progress: ['over', 'open', 'open'] },
        ...{ toOpen: 2, opened: 1 },
        ...part,
      },
    ],
    ...{ people: [], voucherCount: 0, totalFen: 11_700, payFen: 11_700, canRefund: true },
    breakdown: [{ kind: 'line', label: name, quantity: 3, amountFen: 11_700 }],
    events: [
      { status: 4, atMs: ORDERED_MS },
      { status: 1, atMs: ORDERED_MS + 60_000 },
    ],
  };
}

/** What a quote of so many boxes answers. */
export function boxQuoteOf(locale: Locale, quantity: number, max = 5): Quote {
  const { name } = words[locale];
  const totalFen = quantity * 3_900;
  return {
    ...noOffers,
    breakdown: [{ kind: 'line', label: name, quantity, amountFen: totalFen }],
    totalFen,
    lines: [
      {
        ...{ kind: 'box', goodsType: 0, productId: 'box-1', quantity, unitPriceFen: 3_900 },
        ...{ paidFen: totalFen, title: name, picture: paintedPicture(7), supplierId: 'shop-1' },
        ...{ available: 130, min: 1, max },
      },
    ],
  };
}
