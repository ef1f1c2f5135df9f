import { text } from '../text';
import {
  CHILD_DOCUMENTS,
  ENTRY,
  REAL_NAME,
  REFUND_DAY_BEFORE,
  SENIOR_DOCUMENTS,
  STANDARD,
} from '../ticket-terms';
import type { DemoTicket, StockPool } from '../types';

const spotId = 'spot-yuntang-springs';

export const yuntangSpringsPools: readonly StockPool[] = [
  {
    id: 'pool-yuntang-pools',
    spotId,
    name: text('汤池', 'Pools'),
    perDay: { weekday: 1000, weekend: 1500, holiday: 1800 },
    closedWeekdays: [2],
    exceptions: [
      { weekday: 6, nth: 2, state: 'soldOut' },
      { weekday: 6, nth: 4, state: 'low', remaining: 9 },
      { weekday: 0, nth: 4, state: 'low', remaining: 15 },
    ],
  },
  {
    id: 'pool-yuntang-evening',
    spotId,
    name: text('夜汤', 'Evening bath'),
    perDay: { weekday: 300, weekend: 400, holiday: 500 },
    closedWeekdays: [2],
    exceptions: [{ weekday: 5, nth: 3, state: 'soldOut' }],
  },
];

const pools = { ...STANDARD, spotId, stockPoolId: 'pool-yuntang-pools', cutoff: '20:00' } as const;
const BATH_KIT = text('浴衣、毛巾与姜枣茶', 'Robe, towels and ginger-jujube tea');

export const yuntangSpringsTickets: readonly DemoTicket[] = [
  {
    ...pools,
    id: 'ticket-yuntang-adult',
    kind: 'adult',
    name: text('成人汤池票', 'Adult, all pools'),
    description: text(
      '二十六口汤池任选，10:00 至 23:00 不限时。',
      'All twenty-six pools, from 10:00 to 23:00 without a time limit.',
    ),
    includes: [text('全部汤池', 'All pools'), BATH_KIT],
    priceFen: { weekday: 19800, weekend: 23800, holiday: 26800 },
    marketPriceFen: 29800,
    travellerRule: 'perTicket',
    minAge: 12,
    certTypes: REAL_NAME,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.document,
  },
  {
    ...pools,
    id: 'ticket-yuntang-child',
    kind: 'child',
    name: text('儿童票（3 至 11 周岁）', 'Child, 3 to 11 years'),
    description: text('只限亲子汤，须有成人同池。', 'For the family pool only, together with an adult.'),
    includes: [text('亲子汤', 'Family pool'), text('儿童浴衣与毛巾', 'Child robe and towels')],
    priceFen: { weekday: 8800, weekend: 10800, holiday: 11800 },
    marketPriceFen: 14800,
    travellerRule: 'perTicket',
    minAge: 3,
    maxAge: 11,
    certTypes: CHILD_DOCUMENTS,
    maxPerOrder: 3,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.withAdult,
  },
  {
    ...pools,
    id: 'ticket-yuntang-senior',
    kind: 'senior',
    name: text('长者票（65 周岁及以上）', 'Senior, 65 and over'),
    description: text(
      '含量血压与一次十五分钟的肩颈按摩。',
      'With a blood-pressure check and a fifteen-minute shoulder massage.',
    ),
    includes: [
      text('全部汤池', 'All pools'),
      BATH_KIT,
      text('肩颈按摩 15 分钟', 'Shoulder massage, 15 minutes'),
    ],
    priceFen: { weekday: 13800, weekend: 16800, holiday: 18800 },
    marketPriceFen: 29800,
    travellerRule: 'perTicket',
    minAge: 65,
    certTypes: SENIOR_DOCUMENTS,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.proof,
  },
  {
    ...pools,
    id: 'ticket-yuntang-women',
    kind: 'women',
    name: text('女士票', 'Ladies’ ticket'),
    description: text(
      '女士专享，含玫瑰汤与草本面膜；周四另赠花茶一壶。',
      'For women: with the rose pool and a herbal mask, and on Thursdays a pot of flower tea.',
    ),
    includes: [
      text('全部汤池与玫瑰汤', 'All pools and the rose pool'),
      BATH_KIT,
      text('草本面膜', 'Herbal mask'),
    ],
    priceFen: { weekday: 16800, weekend: 20800, holiday: 23800 },
    marketPriceFen: 33800,
    travellerRule: 'perTicket',
    minAge: 16,
    gender: 'female',
    certTypes: [1, 2, 10],
    maxPerOrder: 4,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.document,
  },
  {
    ...pools,
    stockPoolId: 'pool-yuntang-evening',
    id: 'ticket-yuntang-evening',
    kind: 'night',
    name: text('夜汤票（19:00 后）', 'Evening bath, after 19:00'),
    description: text(
      '灯笼点起来以后的汤谷，最后一位客人走时还有热粥。',
      'The valley by lantern light, with hot porridge kept warm for the last guest.',
    ),
    includes: [
      text('全部汤池（19:00 至 23:00）', 'All pools, 19:00 to 23:00'),
      BATH_KIT,
      text('夜粥一碗', 'A bowl of porridge'),
    ],
    priceFen: { weekday: 13800, weekend: 16800, holiday: 18800 },
    marketPriceFen: 22800,
    travellerRule: 'perOrder',
    minAge: 12,
    certTypes: REAL_NAME,
    refundRule: REFUND_DAY_BEFORE,
    entryRule: ENTRY.document,
    cutoff: '21:00',
  },
];
