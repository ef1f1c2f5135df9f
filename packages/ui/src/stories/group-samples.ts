import type {
  GroupDetail,
  GroupProduct,
  GroupState,
  Locale,
  OrderDetail,
  ResponseOf,
} from '@yunyou/contract';
import { orderDetailIn } from './order-samples';
import { paintedPicture } from './painted-hills';

/** Group buying, for stories. Countdowns run on the real clock. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Words {
  tasting: readonly [string, string, string];
  visit: string;
  longName: string;
  people: readonly [string, string, string, string];
}

const words: Record<Locale, Words> = {
  'zh-Hans': {
    tasting: ['雾芽绿茶', '100克', '250克'],
    visit: '月桥古镇 茶艺体验',
    longName: '栖云岭日出专场含早班索道往返与山顶热茶，三人同行一起在云上等日出，全程讲解',
    people: ['李*', '王*', '周*', 'A***e'],
  },
  en: {
    tasting: ['Mistbud green tea', '100 g', '250 g'],
    visit: 'Tea tasting in Moonbridge Old Town',
    longName:
      'Qiyun Ridge sunrise special with the early cable car, return trip, and hot tea at the pavilion',
    people: ['Li ***', 'W***g', 'Z***u', 'A***e'],
  },
};

/** Tea for groups of three, in one of two options. */
export const groupTeaIn = (locale: Locale, part: Partial<GroupProduct> = {}): GroupProduct => ({
  ...{ activityProductId: 'group-tea-100', activeId: 'activity-3' },
  productType: 0,
  ...{ productId: 'goods-1', productSpec: 'sku-1' },
  ...{ name: words[locale].tasting[0], specText: words[locale].tasting[1] },
  picture: paintedPicture(4, '山水', 'Hills and water', 720, 540),
  ...{ activityPriceFen: 6_800, originalPriceFen: 9_800 },
  ...{ limitPerOrder: 2, limitPerMember: 4, limitPerCertificate: 0 },
  days: [],
  soldShare: 0.3,
  left: null,
  mayReturn: false,
  state: 'running',
  group: { needed: 3, hours: 24, virtualCompletion: false, soldQuantity: 1_240, singlePriceFen: 9_800 },
  bargain: null,
  startsAtMs: Date.now() - DAY_MS,
  endsAtMs: Date.now() + 5 * DAY_MS,
  timeStatus: 1,
  ...part,
});

/** The other option of it. */
export const groupLargeTeaIn = (locale: Locale): GroupProduct =>
  groupTeaIn(locale, {
    ...{ activityProductId: 'group-tea-250', productSpec: 'sku-2', specText: words[locale].tasting[2] },
    ...{ activityPriceFen: 14_800, originalPriceFen: 19_800 },
  });

/** A ticket for groups of two, on one of two days. */
export const groupVisitIn = (locale: Locale, part: Partial<GroupProduct> = {}): GroupProduct =>
  groupTeaIn(locale, {
    ...{ activityProductId: 'group-visit', productId: 'ticket-1', productSpec: 'ticket-1' },
    ...{ name: words[locale].visit, specText: '' },
    productType: 2,
    picture: paintedPicture(5, '山水', 'Hills and water', 720, 540),
    days: ['2026-10-02', '2026-10-03'],
    group: { needed: 2, hours: 24, virtualCompletion: true, soldQuantity: 0, singlePriceFen: null },
    ...part,
  });

/** One of each state, and a name that is long. */
export const groupProductsIn = (locale: Locale): GroupProduct[] => [
  groupTeaIn(locale),
  groupVisitIn(locale),
  groupTeaIn(locale, { activityProductId: 'group-sunrise', name: words[locale].longName, specText: '' }),
  groupVisitIn(locale, {
    ...{ activityProductId: 'group-coming', state: 'coming', timeStatus: 0 },
    startsAtMs: Date.parse('2036-10-01T02:00:00Z'),
  }),
  groupTeaIn(locale, { activityProductId: 'group-gone', soldShare: 1, left: 0, state: 'soldOut' }),
];

/** The last page of what is sold to groups. */
export const groupPageOf = (records: GroupProduct[]): ResponseOf<'groupBuy', 'list'> => ({
  ...{ records, total: records.length, size: 10, current: 1, pages: 1 },
  nowMs: Date.now(),
});

/** So many people of a group. */
export const groupMembersIn = (locale: Locale, count: number): GroupState['members'] =>
  Array.from({ length: count }, (_, place) => ({
    name: words[locale].people[place % 4] ?? '',
    avatarUrl: place === 1 ? (paintedPicture(4).sources[0]?.url ?? '') : '',
    seat: 'member',
  }));

/** A group of three that lacks two and has three hours left. */
export const formingGroupIn = (locale: Locale, part: Partial<GroupState> = {}): GroupState => ({
  id: 'group-1',
  status: 'forming',
  needed: 3,
  members: groupMembersIn(locale, 1),
  seatsLeft: 2,
  joined: false,
  priceFen: 6_800,
  endsAtMs: Date.now() + 3 * HOUR_MS,
  ...part,
});

/** Groups that can be joined; the first one ends soonest. */
export const formingGroupsIn = (locale: Locale): GroupState[] => [
  formingGroupIn(locale, {
    ...{ id: 'group-2', members: groupMembersIn(locale, 2), seatsLeft: 1 },
    endsAtMs: Date.now() + 40 * MINUTE_MS,
  }),
  formingGroupIn(locale, { id: 'group-3', members: groupMembersIn(locale, 4).slice(3) }),
];

type GroupPart = Partial<Omit<GroupDetail, 'group'>> & { group?: Partial<GroupState> };

/** A group as somebody sees it who was sent a link. */
export const sharedGroupIn = (locale: Locale, { group, ...part }: GroupPart = {}): GroupDetail => ({
  group: formingGroupIn(locale, group),
  product: groupTeaIn(locale),
  mySeat: 'none',
  isLeader: false,
  canLeave: false,
  myOrderId: null,
  refund: null,
  alternatives: [],
  timeline: [{ event: 'opened', name: words[locale].people[0], atMs: Date.parse('2026-09-20T02:05:00Z') }],
  nowMs: Date.now(),
  ...part,
});

/** The same as who opened it sees it. */
export const ownGroupIn = (locale: Locale, { group, ...part }: GroupPart = {}): GroupDetail =>
  sharedGroupIn(locale, {
    ...{ mySeat: 'paid', isLeader: true, canLeave: true, myOrderId: 'order-1' },
    group: { joined: true, ...group },
    ...part,
  });

/** All are there. */
export const formedGroupIn = (locale: Locale): GroupDetail => {
  const [leader, second, third] = words[locale].people;
  const [opened, ...joined] = [leader, second, third];
  const atMs = Date.parse('2026-09-20T02:05:00Z');
  return ownGroupIn(locale, {
    canLeave: false,
    group: { status: 'formed', members: groupMembersIn(locale, 3), seatsLeft: 0 },
    timeline: [
      { event: 'opened', name: opened, atMs },
      ...joined.map((name, place) => ({
        event: 'joined' as const,
        name,
        atMs: atMs + (place + 1) * 20 * MINUTE_MS,
      })),
      { event: 'formed', name: '', atMs: atMs + 40 * MINUTE_MS },
    ],
  });
};

/** Nobody came; the money is on its way back. */
export const failedGroupIn = (locale: Locale, part: Partial<GroupDetail> = {}): GroupDetail => {
  const atMs = Date.parse('2026-09-20T02:05:00Z');
  return ownGroupIn(locale, {
    canLeave: false,
    group: { status: 'failed', seatsLeft: 0 },
    refund: { refundId: 'refund-1', status: 'refunding', fen: 6_800, atMs: atMs + DAY_MS + MINUTE_MS },
    alternatives: formingGroupsIn(locale).slice(0, 1),
    timeline: [
      { event: 'opened', name: words[locale].people[0], atMs },
      { event: 'failed', name: '', atMs: atMs + DAY_MS },
    ],
    ...part,
  });
};

/** The member's order in a group. */
export const groupOrderIn = (locale: Locale, part: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderDetailIn(locale),
  status: 0,
  phase: 'forming',
  groupId: 'group-1',
  voucherCount: 0,
  totalFen: 6_800,
  ...part,
});
