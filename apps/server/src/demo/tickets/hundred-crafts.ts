import { text } from '../text';
import { ENTRY, NO_DOCUMENTS, REAL_NAME, REFUND_NONE, STANDARD, STUDENT_DOCUMENTS } from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-hundred-crafts';

export const hundredCraftsPools: readonly StockPool[] = [
  {
    id: 'pool-crafts-day',
    spotId,
    name: text('参观', 'Visit'),
    perDay: { weekday: 900, weekend: 1300, holiday: 1500 },
    closedWeekdays: [1],
    exceptions: [],
  },
  {
    id: 'pool-crafts-wheel',
    spotId,
    name: text('拉坯课', 'Celadon class'),
    perDay: { weekday: 24, weekend: 32, holiday: 32 },
    closedWeekdays: [1],
    exceptions: [
      { weekday: 0, nth: 2, state: 'soldOut' },
      { weekday: 6, nth: 3, state: 'low', remaining: 2 },
      {
        weekday: 4,
        nth: 3,
        state: 'closed',
        reason: text('开窑日，拉坯课停一天', 'The kiln is opened today, no wheel classes'),
      },
    ],
  },
  {
    id: 'pool-crafts-indigo',
    spotId,
    name: text('蓝染课', 'Indigo class'),
    perDay: { weekday: 30, weekend: 40, holiday: 40 },
    closedWeekdays: [1],
    exceptions: [{ weekday: 6, nth: 2, state: 'low', remaining: 5 }],
  },
];

const base = { ...STANDARD, spotId, stockPoolId: 'pool-crafts-day', cutoff: '16:00' } as const;
const CLASS_ENTRY = text(
  '请按订单时段提前 10 分钟到对应院落签到，迟到 20 分钟名额释放。',
  'Sign in at the courtyard ten minutes before your session; places are released twenty minutes after the start.',
);

export const hundredCraftsTickets: readonly DemoTicket[] = [
  {
    ...base,
    id: 'ticket-crafts-visit',
    kind: 'adult',
    name: text('参观票', 'Visit'),
    description: text(
      '九进院落全开，每进都有师傅在做。',
      'All nine courtyards, with someone at work in each.',
    ),
    includes: [text('九进院落', 'Nine courtyards'), text('花园茶位一小时', 'An hour’s tea in the garden')],
    priceFen: { weekday: 3500, weekend: 4200, holiday: 4500 },
    marketPriceFen: 5000,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
  },
  {
    ...base,
    id: 'ticket-crafts-student',
    kind: 'student',
    name: text('学生参观票', 'Visit, student'),
    description: text(
      '凭学生证，另送一枚木刻书签。',
      'With a student card, and a woodblock bookmark to keep.',
    ),
    includes: [text('九进院落', 'Nine courtyards'), text('木刻书签一枚', 'A woodblock bookmark')],
    priceFen: { weekday: 1800, weekend: 2200, holiday: 2400 },
    marketPriceFen: 2500,
    travellerRule: 'perTicket',
    minAge: 6,
    maxAge: 30,
    certTypes: STUDENT_DOCUMENTS,
    entryRule: ENTRY.proof,
  },
  {
    ...base,
    stockPoolId: 'pool-crafts-wheel',
    id: 'ticket-crafts-wheel',
    kind: 'workshop',
    name: text('青瓷拉坯课（2 小时）', 'Celadon class, two hours'),
    description: text(
      '一人一台轮，选两件上釉，三周后寄到家。',
      'A wheel each; choose two pieces to be glazed and posted after three weeks.',
    ),
    includes: [
      text('参观票', 'Visit'),
      text('拉坯与修坯', 'Throwing and trimming'),
      text('两件烧制并寄送', 'Two pieces fired and posted'),
    ],
    priceFen: { weekday: 22800, weekend: 25800, holiday: 27800 },
    marketPriceFen: 32000,
    travellerRule: 'perOrder',
    minAge: 8,
    certTypes: REAL_NAME,
    maxPerOrder: 4,
    confirmMode: 'merchant',
    refundRule: { kind: 'until', daysBefore: 2, time: '18:00', feePercent: 20 },
    entryRule: CLASS_ENTRY,
    advanceDays: 1,
    cutoff: '16:00',
  },
  {
    ...base,
    stockPoolId: 'pool-crafts-indigo',
    id: 'ticket-crafts-indigo',
    kind: 'workshop',
    name: text('蓝染方巾课（2 小时）', 'Indigo class, two hours'),
    description: text(
      '扎、染、氧化、漂，一块方巾当天带走，不退不改。',
      'Tie, dip, air and rinse; take your cloth home the same day. Not refundable.',
    ),
    includes: [
      text('参观票', 'Visit'),
      text('蓝染课程与材料', 'Class and material'),
      text('自制方巾一块', 'The cloth you dyed'),
    ],
    priceFen: { weekday: 16800, weekend: 18800, holiday: 19800 },
    marketPriceFen: 23800,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 4,
    refundRule: REFUND_NONE,
    entryRule: CLASS_ENTRY,
    advanceDays: 0,
    cutoff: '09:00',
  },
];
