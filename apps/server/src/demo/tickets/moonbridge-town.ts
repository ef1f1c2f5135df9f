import { text } from '../text';
import {
  ENTRY,
  NO_DAY,
  NO_DOCUMENTS,
  REAL_NAME,
  REFUND_DAY_BEFORE,
  STANDARD,
  STUDENT_DOCUMENTS,
} from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-moonbridge-town';

export const moonbridgeTownPools: readonly StockPool[] = [
  {
    id: 'pool-moonbridge-day',
    spotId,
    name: text('日场', 'Day'),
    perDay: { weekday: 6000, weekend: 10000, holiday: 12000 },
    closedWeekdays: NO_DAY,
    exceptions: [],
  },
  {
    id: 'pool-moonbridge-evening',
    spotId,
    name: text('夜游', 'Evening'),
    perDay: { weekday: 1500, weekend: 2500, holiday: 3000 },
    closedWeekdays: [1],
    exceptions: [
      { weekday: 6, nth: 1, state: 'low', remaining: 12 },
      { weekday: 6, nth: 2, state: 'soldOut' },
      {
        weekday: 3,
        nth: 4,
        state: 'closed',
        reason: text('河道清淤，夜游暂停一晚', 'The canal is being cleaned, no evening opening'),
      },
    ],
  },
];

const day = { ...STANDARD, spotId, stockPoolId: 'pool-moonbridge-day', cutoff: '16:30' } as const;
const evening = { ...STANDARD, spotId, stockPoolId: 'pool-moonbridge-evening', cutoff: '20:30' } as const;

export const moonbridgeTownTickets: readonly DemoTicket[] = [
  {
    ...day,
    id: 'ticket-moonbridge-day',
    kind: 'adult',
    name: text('日场成人票', 'Day, adult'),
    description: text(
      '古镇免费走，票管六处老宅与酱园展馆。',
      'The streets are free; this admits to six old houses and the sauce-yard museum.',
    ),
    includes: [text('六处老宅', 'Six old houses'), text('酱园展馆', 'Sauce-yard museum')],
    priceFen: { weekday: 5800, weekend: 6800, holiday: 7200 },
    marketPriceFen: 8000,
    travellerRule: 'none',
    certTypes: NO_DOCUMENTS,
    maxPerOrder: 10,
    entryRule: ENTRY.code,
    validDays: 2,
  },
  {
    ...day,
    id: 'ticket-moonbridge-student',
    kind: 'student',
    name: text('日场学生票', 'Day, student'),
    description: text(
      '凭学生证或身份证，全日制在校生适用。',
      'For full-time students with a student card or ID card.',
    ),
    includes: [text('六处老宅', 'Six old houses'), text('酱园展馆', 'Sauce-yard museum')],
    priceFen: { weekday: 2900, weekend: 3400, holiday: 3600 },
    marketPriceFen: 4000,
    travellerRule: 'perTicket',
    minAge: 14,
    maxAge: 30,
    certTypes: STUDENT_DOCUMENTS,
    entryRule: ENTRY.proof,
  },
  {
    ...evening,
    id: 'ticket-moonbridge-evening',
    kind: 'night',
    name: text('夜游成人票', 'Evening, adult'),
    description: text(
      '18:00 后入镇，摇船过三座桥，带一盏纸灯回家。',
      'Enter after 18:00, ride under three bridges, and take a paper lantern home.',
    ),
    includes: [
      text('夜游门票', 'Evening admission'),
      text('摇船 20 分钟', 'Boat ride, 20 minutes'),
      text('手提纸灯一盏', 'One paper lantern'),
    ],
    priceFen: { weekday: 12800, weekend: 14800, holiday: 16800 },
    marketPriceFen: 19800,
    travellerRule: 'perOrder',
    certTypes: REAL_NAME,
    maxPerOrder: 6,
    refundRule: { kind: 'until', daysBefore: 0, time: '16:00', feePercent: 0 },
    entryRule: ENTRY.code,
  },
  {
    ...evening,
    id: 'ticket-moonbridge-evening-family',
    kind: 'family',
    name: text('夜游家庭票（2 大 1 小）', 'Evening, family of three'),
    description: text(
      '两位成人带一位 1.4 米以下儿童，同船同行。',
      'Two adults and a child under 1.4 metres, together in one boat.',
    ),
    includes: [
      text('三人夜游门票', 'Evening admission for three'),
      text('摇船 20 分钟', 'Boat ride, 20 minutes'),
      text('纸灯一盏与灯谜一份', 'A paper lantern and a riddle'),
    ],
    priceFen: { weekday: 25800, weekend: 29800, holiday: 33800 },
    marketPriceFen: 49500,
    travellerRule: 'perOrder',
    peoplePerTicket: 3,
    certTypes: REAL_NAME,
    maxPerOrder: 3,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.together,
  },
];
