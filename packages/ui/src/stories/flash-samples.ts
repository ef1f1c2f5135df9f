import type {
  ActivityOfProduct,
  FlashEntry,
  FlashItem,
  FlashSession,
  Grab,
  Locale,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

const HOUR_MS = 3_600_000;

/** A flash sale of a product that began an hour before `nowMs` and ends an hour after. */
export const productFlashSale = (
  nowMs: number,
  part: Partial<ActivityOfProduct> = {},
): ActivityOfProduct => ({
  id: 'activity-4',
  activityType: 4,
  activeType: 4,
  activityProductId: 'flash-1',
  name: '秋日秒杀',
  startsAtMs: nowMs - HOUR_MS,
  endsAtMs: nowMs + HOUR_MS,
  priceFen: 3_250,
  originalPriceFen: 4_850,
  soldShare: 0.4,
  timeStatus: 1,
  remindable: false,
  ...part,
});

/** The same before it begins. */
export const comingFlashSale = (nowMs: number): ActivityOfProduct =>
  productFlashSale(nowMs, {
    timeStatus: 0,
    remindable: true,
    startsAtMs: nowMs + HOUR_MS,
    endsAtMs: nowMs + 2 * HOUR_MS,
  });

/** Pages of activities that are none of flash sales. */
const pageNames: Readonly<Record<number, string>> = {
  3: 'group-buying/group-buying',
  8: 'bargain-goods/bargain-goods',
};

/** Activities as a product's page shows them. `asked`: the one it was opened for. */
export const activityPricesOf = (asked: string, activities: readonly ActivityOfProduct[]) => ({
  activities,
  asked,
  hrefOf: ({ activeType, activityProductId }: Pick<ActivityOfProduct, 'activeType' | 'activityProductId'>) =>
    `/packages/marketing/${pageNames[activeType] ?? 'flash-sale/flash-sale'}?activityProductId=${activityProductId}`,
});

/** The same product sold to groups of three. */
export const productGroup = (nowMs: number, part: Partial<ActivityOfProduct> = {}): ActivityOfProduct =>
  productFlashSale(nowMs, {
    ...{ id: 'activity-3', activityType: 3, activeType: 3, activityProductId: 'group-product-1' },
    ...{ name: '三人成团', groupNeeded: 3, priceFen: 2_980 },
    ...part,
  });

/** The same product, which friends bring down to ¥19.80. */
export const productBargain = (nowMs: number, part: Partial<ActivityOfProduct> = {}): ActivityOfProduct =>
  productFlashSale(nowMs, {
    ...{ id: 'activity-8', activityType: 8, activeType: 8, activityProductId: 'bargain-product-1' },
    ...{ name: '好友砍价', floorPriceFen: 1_980, priceFen: 1_980 },
    ...part,
  });

/** Where the sample of a bargain leads. */
export const bargainHref =
  '/packages/marketing/bargain-goods/bargain-goods?activityProductId=bargain-product-1';

/** Where the sample of a group leads. */
export const groupHref = '/packages/marketing/group-buying/group-buying?activityProductId=group-product-1';

/** Where the sample leads. */
export const flashHref = '/packages/marketing/flash-sale/flash-sale?activityProductId=flash-1';

interface Words {
  ticket: string;
  room: readonly [string, string];
  tea: readonly [string, string];
  cloth: string;
  soap: string;
}

const words: Record<Locale, Words> = {
  'zh-Hans': {
    ticket: '日出专场票',
    room: ['云景大床房', '含双早'],
    tea: ['雾芽绿茶', '100克'],
    cloth: '靛蓝布',
    soap: '山泉皂',
  },
  en: {
    ticket: 'Sunrise ticket',
    room: ['King room above the clouds', 'Breakfast for two'],
    tea: ['Mistbud green tea', '100 g'],
    cloth: 'Indigo cloth',
    soap: 'Spring water soap',
  },
};

/** Something of a flash sale that began an hour ago and ends in an hour. */
const flashItem = (part: Partial<FlashItem>): FlashItem => ({
  ...{ activityProductId: 'flash-1', activeId: 'activity-4' },
  productType: 0,
  ...{ productId: 'goods-1', productSpec: 'sku-1', name: '', specText: '' },
  picture: paintedPicture(4, '山水', 'Hills and water', 360, 360),
  ...{ activityPriceFen: 9_900, originalPriceFen: 12_800 },
  ...{ limitPerOrder: 2, limitPerMember: 2, limitPerCertificate: 0 },
  days: [],
  soldShare: 0.4,
  left: null,
  mayReturn: false,
  group: null,
  bargain: null,
  state: 'running',
  startsAtMs: Date.now() - HOUR_MS,
  endsAtMs: Date.now() + HOUR_MS,
  timeStatus: 1,
  ...part,
});

/** A ticket of two days. */
export const flashTicketIn = (locale: Locale, part: Partial<FlashItem> = {}): FlashItem =>
  flashItem({
    ...{ activityProductId: 'flash-1', name: words[locale].ticket },
    productType: 2,
    ...{ productId: 'ticket-1', productSpec: 'ticket-1' },
    ...{ activityPriceFen: 16_800, originalPriceFen: 20_800, limitPerCertificate: 1 },
    days: ['2026-10-02', '2026-10-03'],
    ...part,
  });

/** A room of three nights in a row, and one more. */
export const flashRoomIn = (locale: Locale, part: Partial<FlashItem> = {}): FlashItem =>
  flashItem({
    ...{ activityProductId: 'flash-2', name: words[locale].room[0], specText: words[locale].room[1] },
    productType: 1,
    ...{ productId: 'room-1', productSpec: 'rate-1' },
    ...{ activityPriceFen: 39_900, originalPriceFen: 52_000, limitPerOrder: 1, limitPerMember: 1 },
    days: ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-09'],
    ...part,
  });

/** Tea in one option. */
export const flashTeaIn = (locale: Locale, part: Partial<FlashItem> = {}): FlashItem =>
  flashItem({
    ...{ activityProductId: 'flash-3', name: words[locale].tea[0], specText: words[locale].tea[1] },
    left: 6,
    ...part,
  });

/** A session with something of each kind: one that has a queue, and one that is sold out. */
export const flashItemsIn = (locale: Locale): FlashItem[] => [
  flashTicketIn(locale),
  flashRoomIn(locale),
  flashTeaIn(locale),
  flashTeaIn(locale, {
    ...{ activityProductId: 'flash-4', name: words[locale].cloth, specText: '' },
    ...{ soldShare: 1, left: 0, mayReturn: true },
    state: 'waiting',
  }),
  flashTeaIn(locale, {
    ...{ activityProductId: 'flash-5', name: words[locale].soap, specText: '' },
    ...{ soldShare: 1, left: 0 },
    state: 'soldOut',
  }),
];

/** The same before it begins; another activity. */
export const comingItemsIn = (locale: Locale): FlashItem[] =>
  flashItemsIn(locale).map(
    (item): FlashItem => ({
      ...item,
      ...{ activityProductId: `${item.activityProductId}-next`, activeId: 'activity-5' },
      ...{ soldShare: 0, left: null, mayReturn: false },
      state: 'coming',
      timeStatus: 0,
      ...{ startsAtMs: Date.now() + HOUR_MS, endsAtMs: Date.now() + 2 * HOUR_MS },
    }),
  );

/** What is sold from one start on, as the server answers. */
export const flashPageOf = (records: FlashItem[]): Page<FlashItem> & { nowMs: number } => ({
  ...{ records, total: records.length, size: 50, current: 1, pages: 1 },
  nowMs: Date.now(),
});

/** One session is over, one runs, one is to come. */
export function flashSessionsAt(nowMs: number): ResponseOf<'flashSale', 'sessions'> {
  const session = (hours: number, timeStatus: FlashSession['timeStatus']): FlashSession => ({
    startsAtMs: nowMs + hours * HOUR_MS,
    endsAtMs: nowMs + (hours + 2) * HOUR_MS,
    timeStatus,
  });
  return { nowMs, sessions: [session(-5, 2), session(-1, 1), session(1, 0)] };
}

/** Lets the member grab, without a picture. */
export const flashEntry = (part: Partial<FlashEntry> = {}): FlashEntry => ({
  entry: 'entry-1',
  guard: 'none',
  picture: null,
  startsAtMs: Date.now() - HOUR_MS,
  endsAtMs: Date.now() + HOUR_MS,
  nowMs: Date.now(),
  ...part,
});

/** A place that is held for three minutes. */
export const flashPlace = (part: Partial<Grab> = {}): Grab => ({
  ...{ grabId: 'grab-1', activityProductId: 'flash-1', quantity: 1 },
  ...{ day: '2026-10-03', stay: null, ahead: 0, orderId: null },
  state: 'granted',
  holdUntilMs: Date.now() + 180_000,
  pollAfterMs: 1_000,
  nowMs: Date.now(),
  ...part,
});

/** A place in the queue. */
export const queuedPlace = (part: Partial<Grab> = {}): Grab =>
  flashPlace({ state: 'queued', ahead: 3, holdUntilMs: null, pollAfterMs: 5_000, ...part });
