import { text } from '../text';
import { ENTRY, NO_DOCUMENTS, REAL_NAME, REFUND_PREPARED, STANDARD } from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-mist-tea-hills';

export const mistTeaHillsPools: readonly StockPool[] = [
  {
    id: 'pool-tea-day',
    spotId,
    name: text('入园', 'Admission'),
    perDay: { weekday: 1200, weekend: 2000, holiday: 2400 },
    closedWeekdays: [3],
    exceptions: [{ weekday: 0, nth: 3, state: 'low', remaining: 10 }],
  },
  {
    id: 'pool-tea-class',
    spotId,
    name: text('制茶课', 'Tea class'),
    perDay: { weekday: 24, weekend: 48, holiday: 48 },
    closedWeekdays: [3],
    exceptions: [
      // Every Saturday is booked by the tea houses of the town.
      { weekday: 6, nth: 1, state: 'soldOut' },
      { weekday: 6, nth: 2, state: 'soldOut' },
      { weekday: 6, nth: 3, state: 'soldOut' },
      { weekday: 6, nth: 4, state: 'soldOut' },
      { weekday: 6, nth: 5, state: 'soldOut' },
      { weekday: 0, nth: 1, state: 'low', remaining: 3 },
      {
        weekday: 1,
        nth: 3,
        state: 'closed',
        reason: text('茶师傅外出斗茶，课程停一天', 'The tea masters are away at a contest, no class today'),
      },
    ],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-tea-day', cutoff: '16:00' } as const;

export const mistTeaHillsTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-tea-adult',
    kind: 'adult',
    name: text('成人票', 'Adult'),
    description: text(
      '三面茶山的步道与观景茶室，含一盏迎客茶。',
      'The paths of all three slopes and the tea room, with a welcoming cup.',
    ),
    includes: [text('茶园门票', 'Admission'), text('迎客茶一盏', 'A cup of tea')],
    priceFen: { weekday: 4800, weekend: 5800, holiday: 6200 },
    marketPriceFen: 6800,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
  },
  {
    ...base,
    id: 'ticket-tea-family',
    kind: 'family',
    name: text('亲子票（1 大 1 小）', 'Parent and child'),
    description: text(
      '泥地乐园加半日采茶，孩子的小竹篓可以带走。',
      'The mud playground and half a day of picking; the child keeps the little basket.',
    ),
    includes: [
      text('两人门票', 'Admission for two'),
      text('半日采茶', 'Half a day of picking'),
      text('小竹篓一只', 'A small bamboo basket'),
    ],
    priceFen: { weekday: 12800, weekend: 14800, holiday: 15800 },
    marketPriceFen: 18800,
    travellerRule: 'perOrder',
    peoplePerTicket: 2,
    certTypes: REAL_NAME,
    maxPerOrder: 3,
    entryRule: ENTRY.together,
    cutoff: '12:00',
  },
  {
    ...base,
    stockPoolId: 'pool-tea-class',
    id: 'ticket-tea-class',
    kind: 'workshop',
    name: text('采茶制茶全日课', 'Tea class, full day'),
    description: text(
      '从采到炒到喝，一天做完，五十克茶封罐带走。',
      'Pick, fire, roll, taste: a whole day, and fifty grams of your own tea in a tin.',
    ),
    includes: [
      text('茶园门票', 'Admission'),
      text('全日课程与工具', 'Full-day class and tools'),
      text('茶宴午餐', 'Tea lunch'),
      text('自制茶 50 克', '50 g of your own tea'),
    ],
    priceFen: { weekday: 36800, weekend: 39800, holiday: 42800 },
    marketPriceFen: 48000,
    travellerRule: 'perTicket',
    minAge: 8,
    certTypes: REAL_NAME,
    maxPerOrder: 6,
    confirmMode: 'merchant',
    refundRule: REFUND_PREPARED,
    entryRule: text(
      '9:00 到村口茶棚集合，凭登记证件签到。',
      'Meet at the tea shed by the village gate at 9:00 and sign in with your document.',
    ),
    advanceDays: 1,
    cutoff: '18:00',
  },
  {
    ...base,
    stockPoolId: 'pool-tea-class',
    id: 'ticket-tea-tasting',
    kind: 'workshop',
    name: text('品茶小课（90 分钟）', 'Tasting, 90 minutes'),
    description: text(
      '同一座山的五款茶，从轻到浓喝一遍，附冲泡卡。',
      'Five teas of one hill, from light to strong, with a brewing card.',
    ),
    includes: [text('茶园门票', 'Admission'), text('五款茶品鉴', 'Five teas'), text('茶点一份', 'Sweets')],
    priceFen: { weekday: 11800, weekend: 12800, holiday: 13800 },
    marketPriceFen: 16000,
    travellerRule: 'perOrder',
    certTypes: REAL_NAME,
    maxPerOrder: 8,
    refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 0 },
    entryRule: text(
      '14:00 与 16:00 两场，按订单备注的场次入座。',
      'Two sessions, 14:00 and 16:00; you are seated at the one noted in your order.',
    ),
    advanceDays: 1,
    cutoff: '18:00',
  },
];
