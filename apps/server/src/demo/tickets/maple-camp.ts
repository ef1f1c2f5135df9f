import { text } from '../text';
import {
  CHILD_DOCUMENTS,
  ENTRY,
  NO_DAY,
  NO_DOCUMENTS,
  REAL_NAME,
  REFUND_PREPARED,
  STANDARD,
} from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-maple-camp';

export const mapleCampPools: readonly StockPool[] = [
  {
    id: 'pool-maple-day',
    spotId,
    name: text('日间入谷', 'Day admission'),
    perDay: { weekday: 1600, weekend: 2600, holiday: 3000 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 0, nth: 1, state: 'low', remaining: 16 },
      {
        weekday: 3,
        nth: 1,
        state: 'closed',
        reason: text(
          '步道检修，营地休园一天',
          'The tree-top walk is being inspected, the valley is closed for the day',
        ),
      },
    ],
  },
  {
    id: 'pool-maple-night',
    spotId,
    name: text('星空营地', 'Camp nights'),
    perDay: { weekday: 80, weekend: 120, holiday: 120 },
    closedWeekdays: [0],
    exceptions: [
      { weekday: 6, nth: 1, state: 'soldOut' },
      { weekday: 6, nth: 2, state: 'soldOut' },
      { weekday: 5, nth: 2, state: 'low', remaining: 8 },
    ],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-maple-day', cutoff: '16:00' } as const;

export const mapleCampTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-maple-adult',
    kind: 'adult',
    name: text('成人票（含树顶步道）', 'Adult, with the tree-top walk'),
    description: text(
      '谷内步道与树顶步道各一次，当日有效。',
      'The valley paths and one round of the tree-top walk, valid that day.',
    ),
    includes: [
      text('入谷门票', 'Admission'),
      text('树顶步道一次', 'One round of the tree-top walk'),
      text('谷口接驳车', 'Shuttle'),
    ],
    priceFen: { weekday: 6800, weekend: 7800, holiday: 8800 },
    marketPriceFen: 9800,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
  },
  {
    ...base,
    id: 'ticket-maple-child',
    kind: 'child',
    name: text('儿童票（4 至 14 周岁）', 'Child, 4 to 14 years'),
    description: text(
      '附一本树叶图鉴，认出十种可换种子一包。',
      'With a leaf guide: name ten trees and receive a packet of seeds.',
    ),
    includes: [
      text('入谷门票', 'Admission'),
      text('树顶步道一次', 'One round of the tree-top walk'),
      text('树叶图鉴', 'Leaf guide'),
    ],
    priceFen: { weekday: 3400, weekend: 3900, holiday: 4400 },
    marketPriceFen: 4900,
    travellerRule: 'perTicket',
    minAge: 4,
    maxAge: 14,
    certTypes: CHILD_DOCUMENTS,
    entryRule: ENTRY.withAdult,
  },
  {
    ...base,
    id: 'ticket-maple-family',
    kind: 'family',
    name: text('家庭票（2 大 2 小）', 'Family of four'),
    description: text(
      '两大两小一张票，含午间野餐篮。',
      'Two adults and two children on one ticket, with a picnic basket at noon.',
    ),
    includes: [
      text('四人门票与树顶步道', 'Admission and tree-top walk for four'),
      text('野餐篮一只', 'A picnic basket'),
    ],
    priceFen: { weekday: 18800, weekend: 21800, holiday: 23800 },
    marketPriceFen: 29400,
    travellerRule: 'perOrder',
    peoplePerTicket: 4,
    certTypes: REAL_NAME,
    maxPerOrder: 2,
    entryRule: ENTRY.together,
  },
  {
    ...base,
    stockPoolId: 'pool-maple-night',
    id: 'ticket-maple-night',
    kind: 'night',
    name: text('星空营地一晚', 'A night at the camp'),
    description: text(
      '16:00 入营，四人帐与晚早两餐，次日 12:00 离营，由营地确认后出票。',
      'From 16:00 until noon next day: your place in a four-person tent, dinner and breakfast. Confirmed by the camp first.',
    ),
    includes: [
      text('帐位与睡具', 'Tent place and bedding'),
      text('火锅晚餐与早餐', 'Hotpot dinner and breakfast'),
      text('观星或夜虫课', 'Stargazing or night insects'),
      text('树顶步道两日', 'Tree-top walk on both days'),
    ],
    priceFen: { weekday: 29800, weekend: 35800, holiday: 39800 },
    marketPriceFen: 46000,
    travellerRule: 'perTicket',
    minAge: 4,
    certTypes: REAL_NAME,
    maxPerOrder: 8,
    confirmMode: 'merchant',
    refundRule: REFUND_PREPARED,
    entryRule: text(
      '凭登记证件 16:00 至 18:30 到营地木屋办理入营。',
      'Check in at the wooden house between 16:00 and 18:30 with the document you booked with.',
    ),
    validDays: 2,
    advanceDays: 1,
    cutoff: '18:00',
  },
];
