import type { ActivitySummary, BargainState, CityInfo, Draw, GroupState } from '@yunyou/contract';
import { drawItems } from './draw-items';
import { paintedPicture } from './painted-hills';

/** One of each thing the market shows, for stories. The clock of the stories stands still at `marketNowMs`. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const marketNowMs = Date.parse('2026-09-20T02:00:00Z');
/** The server's clock of the stories. */
export const marketNow = (): number => marketNowMs;

const thumb = (seed: number) => paintedPicture(seed, '山水', 'Hills and water', 360, 270);
export const activity: ActivitySummary = {
  id: 'activity-1',
  activityType: 4,
  name: '日出专场门票 限时秒杀',
  subtitle: '含早班索道，每人限购两张',
  picture: paintedPicture(1),
  startsAtMs: marketNowMs - HOUR_MS,
  endsAtMs: marketNowMs + 5 * HOUR_MS + 12 * MINUTE_MS,
  priceFen: 16_800,
  originalPriceFen: 26_800,
  soldShare: 0.72,
};

export const activities: ActivitySummary[] = [
  activity,
  {
    ...activity,
    id: 'activity-2',
    activityType: 3,
    name: '三人成团游镜湖',
    subtitle: '含游船一次',
    picture: paintedPicture(5),
    startsAtMs: marketNowMs + 2 * HOUR_MS,
    endsAtMs: marketNowMs + 3 * DAY_MS,
    soldShare: null,
  },
  {
    ...activity,
    id: 'activity-3',
    activityType: 5,
    name: '集章抽奖',
    picture: paintedPicture(6),
    endsAtMs: marketNowMs - HOUR_MS,
    priceFen: null,
    originalPriceFen: null,
    soldShare: null,
  },
];

export const draw: Draw = {
  id: 'draw-1',
  name: '秋日好运',
  prizes: drawItems.map(({ key, label }) => ({
    id: key,
    name: label,
    kind: key === 'none' ? 'none' : key === 'coupon' ? 'coupon' : 'goods',
  })),
  chancesLeft: 3,
  rules: [
    '每位会员每天三次机会，当天有效。',
    '实物奖品七天内寄出，请先填写收货地址。',
    '优惠券领取后三十天内有效。',
  ],
  endsAtMs: marketNowMs + 6 * HOUR_MS,
};

export const group: GroupState = {
  id: 'group-1',
  status: 'forming',
  needed: 4,
  members: [
    { name: '李*', avatarUrl: '', seat: 'member' },
    { name: '王*', avatarUrl: paintedPicture(4).sources[0]?.url ?? '', seat: 'member' },
  ],
  seatsLeft: 2,
  joined: false,
  priceFen: 6_800,
  endsAtMs: marketNowMs + 3 * HOUR_MS,
};

export const bargain: BargainState = {
  ...{ id: 'bargain-1', activeId: 'activity-8', activityProductId: 'bargain-boat' },
  ...{ status: 'running', endReason: null },
  ...{ name: '镜湖游船双人票', specText: '' },
  thumb: thumb(5),
  ...{ originalPriceFen: 16_000, floorPriceFen: 8_000, priceFen: 10_720, cutFen: 5_280 },
  ...{ people: 5, helpersNeeded: 2 },
  helpers: [
    { id: 'helper-1', seq: 1, isOwner: true, name: '李*', avatarUrl: '', cutFen: 1_560 },
    { id: 'helper-2', seq: 2, isOwner: false, name: '王*', avatarUrl: '', cutFen: 1_560 },
    { id: 'helper-3', seq: 3, isOwner: false, name: 'A***e', avatarUrl: '', cutFen: 2_160 },
  ],
  ...{ holdsPiece: false, beingPaid: false, left: null, running: 4 },
  endsAtMs: marketNowMs + 20 * HOUR_MS,
};

const city = (name: string, nameEn: string) => ({ name, nameEn, lat: 24.9, lng: 112.8 });

export const cityInfo: CityInfo = {
  cityList: [
    {
      name: '澄岚省',
      nameEn: 'Chenglan',
      children: [city('澄岚市', 'Chenglan'), city('月桥市', 'Yueqiao'), city('望汐市', 'Wangxi')],
    },
    { name: '青崖省', nameEn: 'Qingya', children: [city('青崖市', 'Qingya'), city('藕香市', 'Ouxiang')] },
  ],
  recommendList: [city('澄岚市', 'Chenglan'), city('望汐市', 'Wangxi')],
};
