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

const spotId = 'spot-qiyun-ridge';

export const qiyunRidgePools: readonly StockPool[] = [
  {
    id: 'pool-qiyun-day',
    spotId,
    name: text('日间入山', 'Day admission'),
    perDay: { weekday: 6000, weekend: 9000, holiday: 12000 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 6, nth: 2, state: 'low', remaining: 18 },
      {
        weekday: 2,
        nth: 3,
        state: 'closed',
        reason: text('索道年检，全山休园一天', 'Cable-car inspection, the mountain is closed for the day'),
      },
    ],
  },
  {
    id: 'pool-qiyun-sunrise',
    spotId,
    name: text('日出专场', 'Sunrise session'),
    perDay: { weekday: 120, weekend: 160, holiday: 200 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 6, nth: 1, state: 'soldOut' },
      { weekday: 6, nth: 3, state: 'soldOut' },
      { weekday: 0, nth: 2, state: 'low', remaining: 6 },
      {
        weekday: 2,
        nth: 3,
        state: 'closed',
        reason: text('索道年检，全山休园一天', 'Cable-car inspection, the mountain is closed for the day'),
      },
    ],
  },
];

const dayTicket = { ...STANDARD, spotId, stockPoolId: 'pool-qiyun-day', cutoff: '16:00' } as const;

export const qiyunRidgeTickets: readonly DemoTicket[] = [
  {
    ...dayTicket,
    id: 'ticket-qiyun-adult',
    kind: 'adult',
    name: text('成人票（大门票）', 'Adult, admission'),
    description: text('当日有效，可在山上停留至闭园。', 'Valid all day until closing time.'),
    includes: [text('入山门票', 'Admission'), text('山下摆渡车', 'Shuttle at the foot of the mountain')],
    priceFen: { weekday: 9800, weekend: 11800, holiday: 12800 },
    marketPriceFen: 14000,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    entryRule: ENTRY.document,
  },
  {
    ...dayTicket,
    id: 'ticket-qiyun-adult-cable-car',
    kind: 'combo',
    name: text('成人票 + 往返索道', 'Adult, admission and return cable car'),
    description: text(
      '门票与往返索道一起买，比分开买省 20 元。',
      'Admission and return ride together, 20 yuan less than apart.',
    ),
    includes: [
      text('入山门票', 'Admission'),
      text('索道往返', 'Return cable car'),
      text('山下摆渡车', 'Shuttle at the foot of the mountain'),
    ],
    priceFen: { weekday: 21800, weekend: 23800, holiday: 24800 },
    marketPriceFen: 28000,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    entryRule: ENTRY.document,
  },
  {
    ...dayTicket,
    id: 'ticket-qiyun-child',
    kind: 'child',
    name: text('儿童票（6 至 15 周岁）', 'Child, 6 to 15 years'),
    description: text(
      '含往返索道。6 周岁以下儿童免票，无需预订。',
      'With the return cable car. Children under six are free and need no booking.',
    ),
    includes: [text('入山门票', 'Admission'), text('索道往返', 'Return cable car')],
    priceFen: { weekday: 10800, weekend: 11800, holiday: 12400 },
    marketPriceFen: 14000,
    travellerRule: 'perTicket',
    minAge: 6,
    maxAge: 15,
    certTypes: CHILD_DOCUMENTS,
    entryRule: ENTRY.withAdult,
  },
  {
    ...dayTicket,
    id: 'ticket-qiyun-senior',
    kind: 'senior',
    name: text('长者票（60 周岁及以上）', 'Senior, 60 and over'),
    description: text(
      '含往返索道，年龄以出行当日计。',
      'With the return cable car. Age counts on the day of the visit.',
    ),
    includes: [text('入山门票', 'Admission'), text('索道往返', 'Return cable car')],
    priceFen: { weekday: 14800, weekend: 16800, holiday: 17800 },
    marketPriceFen: 28000,
    travellerRule: 'perTicket',
    minAge: 60,
    certTypes: SENIOR_DOCUMENTS,
    entryRule: ENTRY.proof,
  },
  {
    ...dayTicket,
    id: 'ticket-qiyun-sunrise',
    stockPoolId: 'pool-qiyun-sunrise',
    kind: 'night',
    name: text('日出专场票', 'Sunrise ticket'),
    description: text(
      '凌晨 4:40 云门集合，专车加首班索道上山，山顶热粥等你。',
      'Meet at Yunmen at 4:40, take the early bus and the first car up, and find hot porridge on the summit.',
    ),
    includes: [
      text('入山门票', 'Admission'),
      text('索道往返（首班）', 'Return cable car, first ride up'),
      text('山顶早餐', 'Breakfast on the summit'),
    ],
    priceFen: { weekday: 29800, weekend: 32800, holiday: 35800 },
    marketPriceFen: 38000,
    travellerRule: 'perTicket',
    minAge: 6,
    certTypes: REAL_NAME,
    maxPerOrder: 4,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: text(
      '凌晨 4:40 前到云门游客中心刷证，逾时不候，可改走日间入园。',
      'Show your document at Yunmen by 4:40. If you are late, the ticket still admits you during the day.',
    ),
    advanceDays: 1,
    cutoff: '20:00',
  },
];
