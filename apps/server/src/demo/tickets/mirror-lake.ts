import { text } from '../text';
import { CHILD_DOCUMENTS, ENTRY, NO_DAY, NO_DOCUMENTS, REAL_NAME, STANDARD } from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-mirror-lake';

export const mirrorLakePools: readonly StockPool[] = [
  {
    id: 'pool-mirror-day',
    spotId,
    name: text('日间游湖', 'Day admission'),
    perDay: { weekday: 8000, weekend: 14000, holiday: 20000 },
    closedWeekdays: NO_DAY,
    exceptions: [],
  },
  {
    id: 'pool-mirror-boats',
    spotId,
    name: text('摇橹船座位', 'Seats on rowing boats'),
    perDay: { weekday: 360, weekend: 480, holiday: 480 },
    closedWeekdays: NO_DAY,
    exceptions: [
      { weekday: 6, nth: 2, state: 'soldOut' },
      { weekday: 0, nth: 1, state: 'low', remaining: 8 },
      {
        weekday: 4,
        nth: 2,
        state: 'closed',
        reason: text('船只保养，摇橹船停航', 'Boats are being serviced, no rowing boats today'),
      },
    ],
  },
  {
    id: 'pool-mirror-moon',
    spotId,
    name: text('夜船', 'Moon boats'),
    perDay: { weekday: 80, weekend: 120, holiday: 120 },
    closedWeekdays: [1],
    exceptions: [{ weekday: 6, nth: 3, state: 'low', remaining: 4 }],
  },
];

const base = { ...STANDARD, spotId, cutoff: '19:00' } as const;

export const mirrorLakeTickets: readonly DemoTicket[] = [
  {
    ...base,
    stockPoolId: 'pool-mirror-day',
    id: 'ticket-mirror-adult',
    kind: 'adult',
    name: text('成人票', 'Adult'),
    description: text(
      '长堤、湖心亭与环湖步道，当日多次进出。',
      'Causeway, lake pavilion and shore path; leave and come back as you like.',
    ),
    includes: [text('景区门票', 'Admission'), text('湖心亭渡船', 'Ferry to the lake pavilion')],
    priceFen: { weekday: 4500, weekend: 5500, holiday: 6000 },
    marketPriceFen: 6800,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
  },
  {
    ...base,
    stockPoolId: 'pool-mirror-boats',
    id: 'ticket-mirror-boat',
    kind: 'combo',
    name: text('成人票 + 摇橹船', 'Adult with a rowing boat'),
    description: text(
      '门票加四十分钟摇橹船，与同船五人一起。',
      'Admission and forty minutes in a rowing boat shared by six.',
    ),
    includes: [
      text('景区门票', 'Admission'),
      text('摇橹船 40 分钟', 'Rowing boat, 40 minutes'),
      text('船上一盏热茶', 'A cup of tea on board'),
    ],
    priceFen: { weekday: 11800, weekend: 13800, holiday: 14800 },
    marketPriceFen: 16800,
    travellerRule: 'perTicket',
    certTypes: REAL_NAME,
    entryRule: text(
      '上船须核对姓名，请带登记的证件，16:30 前到北码头。',
      'Names are checked at the North Pier; bring the document you booked with, before 16:30.',
    ),
    cutoff: '15:30',
  },
  {
    ...base,
    stockPoolId: 'pool-mirror-day',
    id: 'ticket-mirror-child',
    kind: 'child',
    name: text('儿童票（6 至 17 周岁）', 'Child, 6 to 17 years'),
    description: text(
      '须与成人同行。6 周岁以下免费。',
      'Together with an adult. Children under six are free.',
    ),
    includes: [text('景区门票', 'Admission'), text('湖心亭渡船', 'Ferry to the lake pavilion')],
    priceFen: { weekday: 2000, weekend: 2500, holiday: 2800 },
    marketPriceFen: 3400,
    travellerRule: 'perTicket',
    minAge: 6,
    maxAge: 17,
    certTypes: CHILD_DOCUMENTS,
    entryRule: ENTRY.withAdult,
  },
  {
    ...base,
    stockPoolId: 'pool-mirror-boats',
    id: 'ticket-mirror-couple',
    kind: 'couple',
    name: text('双人包船票', 'A boat for two'),
    description: text(
      '两人包一条摇橹船，一小时，船头有小几与茶点。',
      'A rowing boat to yourselves for an hour, with a small table, tea and sweets in the bow.',
    ),
    includes: [
      text('双人门票', 'Admission for two'),
      text('包船 60 分钟', 'Private boat, 60 minutes'),
      text('茶点一份', 'Tea and sweets'),
    ],
    priceFen: { weekday: 32800, weekend: 36800, holiday: 38800 },
    marketPriceFen: 45600,
    travellerRule: 'perOrder',
    peoplePerTicket: 2,
    certTypes: REAL_NAME,
    maxPerOrder: 3,
    entryRule: ENTRY.together,
    cutoff: '15:30',
  },
  {
    ...base,
    stockPoolId: 'pool-mirror-moon',
    id: 'ticket-mirror-moon-boat',
    kind: 'night',
    name: text('夜船赏月票', 'Moon boat'),
    description: text(
      '19:30 出发，停湖心半小时，灯全关掉，只看月亮。',
      'Leaves at 19:30 and rests half an hour in mid-lake with every lamp out, for the moon.',
    ),
    includes: [
      text('夜间门票', 'Evening admission'),
      text('夜船 70 分钟', 'Evening boat, 70 minutes'),
      text('桂花酒或桂花茶', 'Osmanthus wine or tea'),
    ],
    priceFen: { weekday: 16800, weekend: 19800, holiday: 22800 },
    marketPriceFen: 26000,
    travellerRule: 'perTicket',
    minAge: 6,
    certTypes: REAL_NAME,
    maxPerOrder: 4,
    refundRule: { kind: 'until', daysBefore: 0, time: '12:00', feePercent: 0 },
    entryRule: text(
      '19:15 前到北码头核对姓名登船，19:30 准时离岸。',
      'Be at the North Pier by 19:15; the boat leaves at 19:30 sharp.',
    ),
    cutoff: '17:00',
  },
];
