import { text } from '../text';
import {
  CHILD_DOCUMENTS,
  ENTRY,
  NO_DAY,
  REAL_NAME,
  REFUND_DAY_BEFORE,
  SENIOR_DOCUMENTS,
  STANDARD,
} from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-wangxi-island';

export const wangxiIslandPools: readonly StockPool[] = [
  {
    id: 'pool-wangxi-ferry',
    spotId,
    name: text('渡船座位', 'Ferry seats'),
    perDay: { weekday: 1800, weekend: 2700, holiday: 3600 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 6, nth: 2, state: 'low', remaining: 24 },
      { weekday: 6, nth: 4, state: 'soldOut' },
      {
        weekday: 2,
        nth: 1,
        state: 'closed',
        reason: text('渡船检修，当日停航', 'The ferry is in dock, no sailings today'),
      },
    ],
  },
  {
    id: 'pool-wangxi-tide',
    spotId,
    name: text('赶海向导团', 'Tide-pool walk'),
    perDay: { weekday: 40, weekend: 60, holiday: 60 },
    closedWeekdays: [2],
    exceptions: [{ weekday: 0, nth: 2, state: 'soldOut' }],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-wangxi-ferry', cutoff: '14:30' } as const;
const FERRY_ENTRY = text(
  '请带登记的证件原件，开船前 30 分钟到东湾渡口实名登船。',
  'Come to Dongwan Ferry thirty minutes before sailing, with the original document you booked with.',
);

export const wangxiIslandTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-wangxi-adult',
    kind: 'adult',
    name: text('成人票（含往返渡船）', 'Adult, with the ferry'),
    description: text(
      '当天任意一班去、任意一班回，先到先坐。',
      'Any sailing out, any sailing back, first come first seated.',
    ),
    includes: [
      text('往返渡船', 'Ferry both ways'),
      text('上岛门票', 'Island admission'),
      text('灯塔参观', 'Lighthouse visit'),
    ],
    priceFen: { weekday: 13800, weekend: 15800, holiday: 16800 },
    marketPriceFen: 18000,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: FERRY_ENTRY,
  },
  {
    ...base,
    id: 'ticket-wangxi-child',
    kind: 'child',
    name: text('儿童票（2 至 13 周岁）', 'Child, 2 to 13 years'),
    description: text(
      '海上实名，婴儿也需登记；2 周岁以下在成人票下备注即可。',
      'Everyone at sea is named. Infants under two are noted on an adult ticket.',
    ),
    includes: [text('往返渡船', 'Ferry both ways'), text('上岛门票', 'Island admission')],
    priceFen: { weekday: 6900, weekend: 7900, holiday: 8400 },
    marketPriceFen: 9000,
    travellerRule: 'perTicket',
    minAge: 2,
    maxAge: 13,
    certTypes: CHILD_DOCUMENTS,
    maxPerOrder: 4,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.withAdult,
  },
  {
    ...base,
    id: 'ticket-wangxi-senior',
    kind: 'senior',
    name: text('长者票（60 周岁及以上）', 'Senior, 60 and over'),
    description: text(
      '含环岛电瓶车全程，优先登船。',
      'With the electric cart round the island, and boarding first.',
    ),
    includes: [
      text('往返渡船', 'Ferry both ways'),
      text('上岛门票', 'Island admission'),
      text('环岛电瓶车', 'Electric cart'),
    ],
    priceFen: { weekday: 9800, weekend: 11800, holiday: 12800 },
    marketPriceFen: 22000,
    travellerRule: 'perTicket',
    minAge: 60,
    certTypes: SENIOR_DOCUMENTS,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: FERRY_ENTRY,
  },
  {
    ...base,
    id: 'ticket-wangxi-two-day',
    kind: 'combo',
    name: text('两日票（可隔日返航）', 'Two days, back the next day'),
    description: text(
      '今天上岛、明天下岛，看一次日落再看一次日出。',
      'Out today and back tomorrow: one sunset and one sunrise.',
    ),
    includes: [
      text('往返渡船（隔日可返）', 'Ferry both ways, return on the second day'),
      text('上岛门票两日', 'Island admission for two days'),
      text('灯塔日出开放', 'The lighthouse at sunrise'),
    ],
    priceFen: { weekday: 18800, weekend: 21800, holiday: 23800 },
    marketPriceFen: 26800,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: FERRY_ENTRY,
    validDays: 2,
  },
  {
    ...base,
    stockPoolId: 'pool-wangxi-tide',
    id: 'ticket-wangxi-tide-walk',
    kind: 'family',
    name: text('赶海向导团', 'Tide-pool walk with a guide'),
    description: text(
      '退潮前一小时出发，渔家带路，两个半小时，不含渡船。',
      'A fisherman leads from an hour before low water, two and a half hours; ferry not included.',
    ),
    includes: [
      text('赶海向导', 'Guide'),
      text('胶鞋、小铲与桶', 'Rubber shoes, trowel and bucket'),
      text('海鲜粥一碗', 'A bowl of seafood porridge'),
    ],
    priceFen: { weekday: 12800, weekend: 13800, holiday: 14800 },
    marketPriceFen: 16800,
    travellerRule: 'perOrder',
    minAge: 5,
    certTypes: REAL_NAME,
    maxPerOrder: 6,
    confirmMode: 'merchant',
    refundRule: { kind: 'until', daysBefore: 1, time: '12:00', feePercent: 0 },
    entryRule: text(
      '集合时间随潮汐变动，确认后由短信通知。',
      'The meeting time follows the tide and comes by text message once confirmed.',
    ),
    advanceDays: 1,
    cutoff: '17:00',
  },
];
