import type { BargainDetail, BargainProduct, Locale, ResponseOf } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** What can be bargained for, for stories. Countdowns run on the real clock. */
const DAY_MS = 86_400_000;

const words: Record<Locale, { tea: readonly [string, string, string]; bath: string; longName: string }> = {
  'zh-Hans': {
    tea: ['雾芽绿茶', '100克', '250克'],
    bath: '云脚汤泉 草本足浴',
    longName: '窑火工坊手拉坯白瓷茶具一壶四杯含竹编提篮与山泉木茶盘，节日送礼自用皆宜',
  },
  en: {
    tea: ['Mistbud green tea', '100 g', '250 g'],
    bath: 'Herbal foot bath at Cloudfoot Springs',
    longName: 'Hand-thrown white porcelain tea set of one pot and four cups, with a bamboo basket and a tray',
  },
};

/** Tea that ten people bring from ¥128 down to ¥48, in one of two options. */
export const bargainTeaIn = (locale: Locale, part: Partial<BargainProduct> = {}): BargainProduct => ({
  ...{ activityProductId: 'bargain-tea-100', activeId: 'activity-8' },
  productType: 0,
  ...{ productId: 'goods-1', productSpec: 'sku-1' },
  ...{ name: words[locale].tea[0], specText: words[locale].tea[1] },
  picture: paintedPicture(4, '山水', 'Hills and water', 720, 540),
  ...{ activityPriceFen: 12_800, originalPriceFen: 12_800 },
  ...{ limitPerOrder: 1, limitPerMember: 2, limitPerCertificate: 0 },
  days: [],
  soldShare: 0.3,
  left: 6,
  mayReturn: false,
  state: 'running',
  group: null,
  bargain: { floorPriceFen: 4_800, people: 10, hours: 24, buyAnyTime: true, running: 4 },
  startsAtMs: Date.now() - DAY_MS,
  endsAtMs: Date.now() + 5 * DAY_MS,
  timeStatus: 1,
  ...part,
});

/** The other option of it. */
export const bargainLargeTeaIn = (locale: Locale): BargainProduct =>
  bargainTeaIn(locale, {
    ...{ activityProductId: 'bargain-tea-250', productSpec: 'sku-2', specText: words[locale].tea[2] },
    activityPriceFen: 26_800,
    bargain: { floorPriceFen: 9_900, people: 25, hours: 48, buyAnyTime: true, running: 0 },
  });

/** A service that can be bought at the floor price only, with many left. */
export const bargainBathIn = (locale: Locale, part: Partial<BargainProduct> = {}): BargainProduct =>
  bargainTeaIn(locale, {
    ...{ activityProductId: 'bargain-bath', productId: 'service-1', productSpec: 'sku-9' },
    ...{ name: words[locale].bath, specText: '', left: null },
    productType: 3,
    picture: paintedPicture(5, '山水', 'Hills and water', 720, 540),
    bargain: { floorPriceFen: 6_600, people: 2, hours: 1, buyAnyTime: false, running: 0 },
    ...part,
  });

/** One in each state: tea, a bath, one to come, one whose pieces are all kept, one that is gone. */
export const bargainProductsIn = (locale: Locale): BargainProduct[] => [
  bargainTeaIn(locale),
  bargainBathIn(locale),
  bargainTeaIn(locale, {
    ...{ activityProductId: 'bargain-next', name: words[locale].longName, specText: '' },
    ...{ startsAtMs: Date.parse('2036-10-01T02:00:00Z'), endsAtMs: Date.parse('2036-10-03T02:00:00Z') },
    ...{ state: 'coming', timeStatus: 0 },
  }),
  bargainTeaIn(locale, {
    ...{ activityProductId: 'bargain-kept', soldShare: 1, left: 0, mayReturn: true },
    state: 'waiting',
  }),
  bargainTeaIn(locale, { activityProductId: 'bargain-gone', soldShare: 1, left: 0, state: 'soldOut' }),
];

/** The last page of what can be bargained for. */
export const bargainPageOf = (records: BargainProduct[]): ResponseOf<'bargain', 'list'> => ({
  ...{ records, total: records.length, size: 10, current: 1, pages: 1 },
  nowMs: Date.now(),
});

/** A bargain for tea that the member has just started. */
export const startedBargainIn = (locale: Locale): BargainDetail => {
  const product = bargainTeaIn(locale);
  const { name, specText, picture } = product;
  return {
    bargain: {
      ...{ id: 'bargain-9', activeId: 'activity-8', activityProductId: 'bargain-tea-100' },
      ...{ status: 'running', endReason: null, name, specText, thumb: picture },
      ...{ originalPriceFen: 12_800, floorPriceFen: 4_800, priceFen: 11_756, cutFen: 1_044, people: 10 },
      ...{ helpersNeeded: 9, holdsPiece: false, beingPaid: false, left: 6, running: 5 },
      helpers: [{ id: 'cut-1', name: '', avatarUrl: '', seq: 1, cutFen: 1_044, isOwner: true }],
      endsAtMs: Date.now() + DAY_MS,
    },
    product,
    owner: { name: '', avatarUrl: '' },
    role: 'owner',
    refused: null,
    ...{ ownCutFen: 1_044, canBuy: true, orderId: null },
    ...{ commitment: 'c'.repeat(64), clientSeed: '0'.repeat(32), proof: null },
    nowMs: Date.now(),
  };
};
