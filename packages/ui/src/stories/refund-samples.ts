import type { Locale, RefundOptions, RefundRequestDetail, RefundSummary } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

const HOUR_MS = 3_600_000;
const nowMs = Date.now();
const say = (locale: Locale, zh: string, en: string) => (locale === 'en' ? en : zh);
const tea = paintedPicture(3, '山野茶', 'Hill tea');

/** Goods that were signed for: two pieces can be returned, one was given back before. */
export const goodsOptionsIn = (locale: Locale): RefundOptions => ({
  orderId: 'order-3',
  orderSn: '202609203188478345',
  orderType: 0,
  lines: [
    {
      lineId: 'line-tea',
      title: say(locale, '云雾绿茶礼罐', 'Cloud green tea in a tin'),
      specText: say(locale, '特级 · 200 克', 'Finest, 200 g'),
      picture: tea,
      bundle: null,
      units: [0, 1].map((unit) => ({
        unit,
        label: '',
        refundable: true,
        askable: false,
        amountFen: 5_000 + unit,
        feeFen: 0,
        why: '',
        kind: 'returnAndRefund',
        approval: 'merchant',
      })),
    },
  ],
  kinds: ['returnAndRefund'],
  reasons: [
    { code: 'notWanted', merchantSide: false, needsPicture: false, needsText: false },
    { code: 'notAsDescribed', merchantSide: true, needsPicture: true, needsText: false },
    { code: 'faulty', merchantSide: true, needsPicture: true, needsText: false },
    { code: 'missing', merchantSide: true, needsPicture: true, needsText: false },
    { code: 'shippedLate', merchantSide: true, needsPicture: true, needsText: false },
    { code: 'other', merchantSide: false, needsPicture: false, needsText: true },
  ],
  payWay: say(locale, '微信支付', 'WeChat Pay'),
  telephone: '0755-12345678',
});

/** Three tickets: one used, one refundable less a fee, one only with the merchant's word. */
export const ticketOptionsIn = (locale: Locale): RefundOptions => ({
  ...goodsOptionsIn(locale),
  orderId: 'order-1',
  orderType: 2,
  lines: [
    {
      lineId: 'line-1',
      title: say(locale, '栖云岭成人票', 'Qiyun Ridge, adult'),
      specText: '',
      picture: null,
      bundle: null,
      units: [
        {
          unit: 0,
          label: '李云',
          refundable: true,
          askable: false,
          amountFen: 9_333,
          feeFen: 933,
          why: '',
          kind: 'onlyRefund',
          approval: 'auto',
        },
        {
          unit: 1,
          label: '王山',
          refundable: false,
          askable: true,
          amountFen: 9_333,
          feeFen: 0,
          why: say(locale, '已过可退时间', 'The time for a refund is over'),
          kind: 'onlyRefund',
          approval: 'auto',
        },
        {
          unit: 2,
          label: '欧*娜',
          refundable: false,
          askable: false,
          amountFen: 9_334,
          feeFen: 0,
          why: say(locale, '所选项目已使用，无法退款', 'What you chose has been used and cannot be refunded'),
          kind: 'onlyRefund',
          approval: 'auto',
        },
      ],
    },
  ],
  kinds: ['onlyRefund'],
  reasons: [
    { code: 'plansChanged', merchantSide: false, needsPicture: false, needsText: false },
    { code: 'weather', merchantSide: false, needsPicture: false, needsText: false },
    { code: 'spotClosed', merchantSide: true, needsPicture: false, needsText: false },
    { code: 'other', merchantSide: false, needsPicture: false, needsText: true },
  ],
});

/** A return that waits for the merchant's answer. */
export const refundIn = (locale: Locale): RefundRequestDetail => ({
  id: 'refund-1',
  sn: 'SH202609209471825530',
  orderId: 'order-3',
  orderSn: '202609203188478345',
  kind: 'returnAndRefund',
  status: 'applied',
  title: say(locale, '云雾绿茶礼罐', 'Cloud green tea in a tin'),
  picture: tea,
  pieces: 2,
  amountFen: 10_001,
  createdAtMs: nowMs - 2 * HOUR_MS,
  dueAtMs: nowMs + 46 * HOUR_MS,
  dueWhat: 'merchantAnswers',
  items: [{ lineId: 'line-tea', units: [0, 1], amountFen: 10_001, feeFen: 0 }],
  feeFen: 0,
  freightFen: 0,
  approval: 'merchant',
  isException: false,
  lines: [
    {
      lineId: 'line-tea',
      title: say(locale, '云雾绿茶礼罐', 'Cloud green tea in a tin'),
      specText: say(locale, '特级 · 200 克', 'Finest, 200 g'),
      picture: tea,
      units: [0, 1],
    },
  ],
  reasonCode: 'faulty',
  reason: say(locale, '罐口有裂纹，茶叶已受潮。', 'The tins are cracked and the tea is damp.'),
  pictures: [],
  refusal: null,
  triesLeft: 3,
  returnTo: null,
  waybill: null,
  payWay: say(locale, '微信支付', 'WeChat Pay'),
  arrival: 'wallet',
  telephone: '0755-12345678',
  canWithdraw: true,
  canSendBack: false,
  movements: [],
  events: [{ status: 'applied', actor: 'member', atMs: nowMs - 2 * HOUR_MS, note: '' }],
});

/** The merchant agreed: the goods may be sent. */
export const agreedRefundIn = (locale: Locale): RefundRequestDetail => {
  const refund = refundIn(locale);
  return {
    ...refund,
    status: 'agreed',
    dueAtMs: nowMs + 7 * 24 * HOUR_MS,
    dueWhat: 'buyerShips',
    canSendBack: true,
    returnTo: {
      name: say(locale, '山野集', 'Wild Hills'),
      mobile: '0755-12345678',
      address: say(locale, '深圳市福田区莲花路1号', '1 Lianhua Road, Futian, Shenzhen'),
    },
    events: [...refund.events, { status: 'agreed', actor: 'merchant', atMs: nowMs - HOUR_MS, note: '' }],
  };
};

/** The money is back. */
export const refundedIn = (locale: Locale): RefundRequestDetail => {
  const refund = agreedRefundIn(locale);
  return {
    ...refund,
    status: 'refunded',
    dueAtMs: null,
    dueWhat: null,
    canSendBack: false,
    canWithdraw: false,
    waybill: { company: say(locale, '顺丰速运', 'SF Express'), number: 'SF1029384756' },
    movements: [{ amountFen: 10_001, state: 'succeeded', doneAtMs: nowMs - 60_000 }],
    events: [
      ...refund.events,
      { status: 'returning', actor: 'member', atMs: nowMs - HOUR_MS / 2, note: 'SF1029384756' },
      { status: 'refunding', actor: 'merchant', atMs: nowMs - 120_000, note: '' },
      { status: 'refunded', actor: 'system', atMs: nowMs - 60_000, note: '' },
    ],
  };
};

/** One request in each state. */
export const refundSummariesIn = (locale: Locale): RefundSummary[] => {
  const { items: _, ...refund } = refundIn(locale);
  const states = [
    'applied',
    'agreed',
    'returning',
    'refunding',
    'refunded',
    'refused',
    'withdrawn',
    'failed',
  ] as const;
  return states.map((status, at) => ({
    id: `refund-${at}`,
    sn: `SH20260920947182553${at}`,
    orderId: refund.orderId,
    orderSn: refund.orderSn,
    kind: at % 2 === 0 ? 'returnAndRefund' : 'onlyRefund',
    status,
    title: refund.title,
    picture: refund.picture,
    pieces: at + 1,
    amountFen: 5_000 * (at + 1),
    createdAtMs: nowMs - at * 24 * HOUR_MS,
    dueAtMs: null,
    dueWhat: null,
  }));
};
