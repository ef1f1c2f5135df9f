import { text } from '../text';
import { CHILD_DOCUMENTS, ENTRY, NO_DOCUMENTS, REAL_NAME, STANDARD } from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-lotus-isle';

export const lotusIslePools: readonly StockPool[] = [
  {
    id: 'pool-lotus-day',
    spotId,
    name: text('入园', 'Admission'),
    perDay: { weekday: 3000, weekend: 5000, holiday: 6000 },
    closedWeekdays: [1],
    exceptions: [],
  },
  {
    id: 'pool-lotus-punts',
    spotId,
    name: text('采莲船', 'Lotus punts'),
    perDay: { weekday: 120, weekend: 160, holiday: 160 },
    closedWeekdays: [1],
    exceptions: [
      { weekday: 6, nth: 3, state: 'soldOut' },
      { weekday: 0, nth: 3, state: 'low', remaining: 4 },
      {
        weekday: 5,
        nth: 2,
        state: 'closed',
        reason: text('水道割草，采莲船停一天', 'The waterways are being cut, no punts today'),
      },
    ],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-lotus-day', cutoff: '16:30' } as const;

export const lotusIsleTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-lotus-adult',
    kind: 'adult',
    name: text('成人票', 'Adult'),
    description: text(
      '栈道、水榭、观鸟屋全通，含往返渡船。',
      'Boardwalks, water pavilion and bird hides, with the ferry both ways.',
    ),
    includes: [text('景区门票', 'Admission'), text('往返渡船', 'Ferry both ways')],
    priceFen: { weekday: 3800, weekend: 4800, holiday: 5200 },
    marketPriceFen: 6000,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
  },
  {
    ...base,
    id: 'ticket-lotus-child',
    kind: 'child',
    name: text('儿童票（3 至 12 周岁）', 'Child, 3 to 12 years'),
    description: text(
      '附一本《藕香洲自然手记》，找到六种水鸟可换徽章。',
      'With a nature notebook; find six water birds and exchange it for a badge.',
    ),
    includes: [
      text('景区门票', 'Admission'),
      text('往返渡船', 'Ferry both ways'),
      text('自然手记一本', 'Nature notebook'),
    ],
    priceFen: { weekday: 2200, weekend: 2800, holiday: 3000 },
    marketPriceFen: 3600,
    travellerRule: 'perTicket',
    minAge: 3,
    maxAge: 12,
    certTypes: CHILD_DOCUMENTS,
    entryRule: ENTRY.withAdult,
  },
  {
    ...base,
    stockPoolId: 'pool-lotus-punts',
    id: 'ticket-lotus-punt',
    kind: 'couple',
    name: text('采莲船双人票', 'A punt for two'),
    description: text(
      '门票加一条平底船，自己撑篙，四十五分钟。',
      'Admission and a flat boat to pole yourselves for forty-five minutes.',
    ),
    includes: [
      text('双人门票', 'Admission for two'),
      text('采莲船 45 分钟', 'Punt, 45 minutes'),
      text('救生衣与斗笠', 'Life jackets and straw hats'),
    ],
    priceFen: { weekday: 15800, weekend: 18800, holiday: 19800 },
    marketPriceFen: 23800,
    travellerRule: 'perTicket',
    peoplePerTicket: 2,
    minAge: 3,
    certTypes: REAL_NAME,
    maxPerOrder: 4,
    entryRule: text(
      '两位出行人一起到西渡口登记，其中至少一位年满 16 周岁。',
      'Both travellers register together at the west ferry; at least one must be 16 or older.',
    ),
    cutoff: '15:30',
  },
  {
    ...base,
    id: 'ticket-lotus-group',
    kind: 'group',
    name: text('团体票（10 人起）', 'Group, ten and more'),
    description: text(
      '含讲解一小时，适合学校与社团，由景区确认后出票。',
      'With an hour’s guided walk, for schools and clubs; confirmed by the isle first.',
    ),
    includes: [
      text('景区门票', 'Admission'),
      text('往返渡船', 'Ferry both ways'),
      text('中文或英文讲解 1 小时', 'Guided walk in Chinese or English, 1 hour'),
    ],
    priceFen: { weekday: 2600, weekend: 3200, holiday: 3600 },
    marketPriceFen: 6000,
    travellerRule: 'perOrder',
    certTypes: REAL_NAME,
    minPerOrder: 10,
    maxPerOrder: 60,
    confirmMode: 'merchant',
    refundRule: { kind: 'until', daysBefore: 2, time: '18:00', feePercent: 0 },
    entryRule: text(
      '由联系人出示二维码，全团一次入园。',
      'The contact shows one code and the whole group enters at once.',
    ),
    advanceDays: 2,
    cutoff: '18:00',
  },
];
