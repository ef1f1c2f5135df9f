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

const spotId = 'spot-feilian-gorge';

export const feilianGorgePools: readonly StockPool[] = [
  {
    id: 'pool-feilian-day',
    spotId,
    name: text('入峡', 'Admission'),
    perDay: { weekday: 4000, weekend: 6000, holiday: 8000 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 0, nth: 2, state: 'low', remaining: 20 },
      {
        weekday: 1,
        nth: 2,
        state: 'closed',
        reason: text(
          '崖壁清石，峡谷休园一天',
          'Loose rock is being cleared, the gorge is closed for the day',
        ),
      },
    ],
  },
  {
    id: 'pool-feilian-rafts',
    spotId,
    name: text('漂流艇', 'Rafts'),
    perDay: { weekday: 400, weekend: 600, holiday: 720 },
    closedWeekdays: [1],
    exceptions: [
      { weekday: 6, nth: 2, state: 'soldOut' },
      { weekday: 6, nth: 4, state: 'low', remaining: 6 },
    ],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-feilian-day', cutoff: '15:00' } as const;

export const feilianGorgeTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-feilian-adult',
    kind: 'adult',
    name: text('成人票', 'Adult'),
    description: text(
      '看瀑线与悬崖栈道，含峡口电瓶车。',
      'The fall and the cliff walk, with the electric cart from the mouth.',
    ),
    includes: [text('景区门票', 'Admission'), text('电瓶车往返', 'Electric cart both ways')],
    priceFen: { weekday: 8500, weekend: 9800, holiday: 10800 },
    marketPriceFen: 12000,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    entryRule: ENTRY.document,
  },
  {
    ...base,
    id: 'ticket-feilian-child',
    kind: 'child',
    name: text('儿童票（6 至 14 周岁）', 'Child, 6 to 14 years'),
    description: text(
      '身高 1.2 米以下只走看瀑线，不上悬崖栈道。',
      'Children under 1.2 metres see the fall but do not take the cliff walk.',
    ),
    includes: [text('景区门票', 'Admission'), text('电瓶车往返', 'Electric cart both ways')],
    priceFen: { weekday: 4200, weekend: 4900, holiday: 5400 },
    marketPriceFen: 6000,
    travellerRule: 'perTicket',
    minAge: 6,
    maxAge: 14,
    certTypes: CHILD_DOCUMENTS,
    entryRule: ENTRY.withAdult,
  },
  {
    ...base,
    id: 'ticket-feilian-senior',
    kind: 'senior',
    name: text('长者票（60 周岁及以上）', 'Senior, 60 and over'),
    description: text(
      '看瀑线全程有扶手，电瓶车直达回音壁。',
      'The path to the fall has handrails throughout, and the cart goes to the Echo Wall.',
    ),
    includes: [text('景区门票', 'Admission'), text('电瓶车往返', 'Electric cart both ways')],
    priceFen: { weekday: 4200, weekend: 4900, holiday: 5400 },
    marketPriceFen: 12000,
    travellerRule: 'perTicket',
    minAge: 60,
    certTypes: SENIOR_DOCUMENTS,
    entryRule: ENTRY.proof,
  },
  {
    ...base,
    stockPoolId: 'pool-feilian-rafts',
    id: 'ticket-feilian-raft',
    kind: 'combo',
    name: text('门票 + 峡谷漂流', 'Admission and rafting'),
    description: text(
      '五月至九月开放，下游 3.2 公里，双人艇，全程有救生员。',
      'May to September: 3.2 kilometres of the lower river in a raft for two, with lifeguards all along.',
    ),
    includes: [
      text('景区门票', 'Admission'),
      text('漂流一次', 'One descent'),
      text('救生衣、头盔与储物柜', 'Life jacket, helmet and locker'),
    ],
    priceFen: { weekday: 19800, weekend: 22800, holiday: 24800 },
    marketPriceFen: 29800,
    travellerRule: 'perTicket',
    minAge: 10,
    maxAge: 60,
    certTypes: REAL_NAME,
    maxPerOrder: 4,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: text(
      '凭证件到漂流起点换装，最晚 15:00 下水；身高 1.4 米以下不能参加。',
      'Change at the launch with your document; last start 15:00, minimum height 1.4 metres.',
    ),
    cutoff: '12:00',
  },
];
