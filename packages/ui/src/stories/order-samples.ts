import type {
  CheckedContact,
  Locale,
  OrderDetail,
  OrderSummary,
  PayChannel,
  PaymentState,
  Quote,
  Voucher,
  VoucherSheet,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { spotsIn } from './spot-samples';
import { ticketIn } from './ticket-samples';

/** One of each thing the order side shows, for stories. Instants are fixed, except where something runs out. */
const MINUTE_MS = 60_000;

export const orderedAtMs = Date.parse('2026-09-20T02:05:00Z');

/** An end that has not come yet: countdowns run on the real clock. */
export const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;

interface Words {
  /** Those who travel, as the member knows them. */
  people: readonly [string, string, string, string];
  promotion: string;
  payWay: string;
  refundHint: string;
}

/** What differs between languages beside the names of spots and tickets. */
const words: Record<Locale, Words> = {
  'zh-Hans': {
    people: ['李云', '王山', '周小满', '赵石'],
    promotion: '秋季优惠',
    payWay: '微信支付',
    refundHint: '9月22日18:00前可退，手续费20%',
  },
  en: {
    people: ['Yun Li', 'Shan Wang', 'Xiaoman Zhou', 'Shi Zhao'],
    promotion: 'Autumn offer',
    payWay: 'WeChat Pay',
    refundHint: 'Refundable until 22 Sep, 18:00, for a fee of 20%',
  },
};

const spotNameIn = (locale: Locale): string => spotsIn(locale)[0]?.name ?? '';

const traveller = (
  id: string,
  name: string,
  idCard: string,
  more: Partial<CheckedContact> = {},
): CheckedContact => ({
  memberFrequentContactsId: id,
  name,
  certType: 1,
  idCard,
  mobile: '',
  isDefault: false,
  checkCode: 0,
  ...more,
});

export function travellersIn(locale: Locale): CheckedContact[] {
  const [first, second, third, fifth] = words[locale].people;
  return [
    traveller('contact-1', first, '440305********1234', { isDefault: true, mobile: '138****0000' }),
    traveller('contact-2', second, '440305********5678'),
    traveller('contact-3', third, '440305********2019', { checkCode: 2 }),
    traveller('contact-4', 'Amélie Featherstonehaugh-Cholmondeley', 'H12****78', {
      certType: 4,
      checkCode: 1,
    }),
    traveller('contact-5', fifth, '440305********0421', { checkCode: 3 }),
  ];
}

/** A quote without offers. */
export const noOffers = {
  orders: [],
  savedFen: 0,
  coupons: [],
  addOns: [],
  unused: [],
} satisfies Partial<Quote>;

/** What a quote of so many tickets answers. */
export function quoteOf(quantity: number, available = 120, locale: Locale = 'zh-Hans'): Quote {
  const totalFen = quantity * 8000;
  return {
    ...noOffers,
    breakdown: [{ kind: 'line', label: ticketIn(locale).name, quantity, amountFen: totalFen }],
    totalFen,
    lines: [
      {
        kind: 'ticket',
        goodsType: 2,
        productId: 'ticket-1',
        day: '2026-09-23',
        quantity,
        unitPriceFen: 8000,
        paidFen: totalFen,
        available,
        travellersNeeded: quantity,
      },
    ],
  };
}

export const orderIn = (locale: Locale): OrderSummary => ({
  id: 'order-1',
  sn: '202609201234567890',
  parentSn: '202609201234567890',
  supplierId: 'supplier-1',
  orderType: 2,
  status: 1,
  phase: 'toUse',
  payStatus: 1,
  title: spotNameIn(locale),
  picture: paintedPicture(1),
  lines: [
    {
      kind: 'ticket',
      goodsType: 2,
      id: 'line-1',
      productId: 'ticket-1',
      title: ticketIn(locale).name,
      specText: '',
      quantity: 2,
      unitPriceFen: 8000,
      paidFen: 16_000,
      refundingQuantity: 0,
      refundedQuantity: 0,
      refundedFen: 0,
      spotId: 'spot-1',
      day: '2026-09-23',
      refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 },
      refundHint: words[locale].refundHint,
    },
  ],
  totalFen: 16_000,
  createdAtMs: orderedAtMs,
  expiresAtMs: null,
  closeReason: null,
});

const paidAtMs = orderedAtMs + 2 * MINUTE_MS;

export function orderDetailIn(locale: Locale): OrderDetail {
  const { people, promotion } = words[locale];
  return {
    ...orderIn(locale),
    shopName: '',
    delivery: null,
    siblings: [],
    payFen: 15_000,
    breakdown: [
      { kind: 'line', label: ticketIn(locale).name, quantity: 2, amountFen: 16_000 },
      { kind: 'promotion', label: promotion, quantity: null, amountFen: -1_000 },
    ],
    totalFen: 15_000,
    contactName: people[0],
    contactMobile: '138****0000',
    remark: '',
    people: [
      { lineId: 'line-1', name: people[0], certType: 1, idCard: '440305********1234' },
      { lineId: 'line-1', name: people[1], certType: 1, idCard: '440305********5678' },
    ],
    payAtDesk: false,
    confirmByAtMs: null,
    stayRooms: [],
    freightFen: 0,
    refundedFen: 0,
    refunds: [],
    paidAtMs,
    voucherCount: 2,
    canPay: false,
    canCancel: false,
    canRefund: false,
    canHide: false,
    canUpdateStay: false,
    events: [
      { status: 4, atMs: orderedAtMs },
      { status: 1, atMs: paidAtMs },
    ],
  };
}

/** An order that waits for its money. */
export const unpaidOrder = (locale: Locale = 'zh-Hans'): OrderDetail => ({
  ...orderDetailIn(locale),
  status: 4,
  phase: 'unpaid',
  payStatus: 0,
  expiresAtMs: inMinutes(29),
  paidAtMs: null,
  voucherCount: 0,
  canPay: true,
  canCancel: true,
  canRefund: false,
  canHide: false,
  events: [{ status: 4, atMs: orderedAtMs }],
});

export function voucherSheetIn(locale: Locale): VoucherSheet {
  const { people } = words[locale];
  const voucher: Voucher = {
    id: 'voucher-1',
    code: '839204715562',
    status: 1,
    lineId: 'line-1',
    unit: 0,
    productName: ticketIn(locale).name,
    travellerName: people[0],
    idCard: '440305********1234',
    firstDay: '2026-09-23',
    lastDay: '2026-09-23',
    usedAtMs: null,
    uses: 1,
    usesLeft: 1,
    passedOn: null,
  };
  return {
    orderId: 'order-1',
    memberId: 'member-1',
    sn: orderIn(locale).sn,
    title: spotNameIn(locale),
    checkedAtMs: Date.parse('2026-09-23T00:41:07Z'),
    product: { goodsType: 2, id: 'ticket-1' },
    stay: null,
    vouchers: [
      voucher,
      {
        ...voucher,
        id: 'voucher-2',
        unit: 1,
        code: '174093882615',
        travellerName: people[1],
        idCard: '440305********5678',
      },
    ],
  };
}

export const payChannelsIn = (locale: Locale): PayChannel[] => [
  {
    id: 'channel-1',
    payType: 'miniProgramWechat',
    payChannel: 'wechat',
    payChannelType: 2,
    payChannelName: words[locale].payWay,
  },
];

export const paymentState: PaymentState = {
  orderId: 'order-1',
  status: 1,
  payStatus: 1,
  totalFen: 15_000,
  refundedFen: 0,
  attempted: false,
  paidAtMs,
  expiresAtMs: null,
  checkedAtMs: paidAtMs,
  voucherCount: 2,
  isShipped: false,
  orderType: 2,
};

export const travellers = travellersIn('zh-Hans');
export const quote = quoteOf(1);
export const order = orderIn('zh-Hans');
export const orderDetail = orderDetailIn('zh-Hans');
export const voucherSheet = voucherSheetIn('zh-Hans');
export const payChannels = payChannelsIn('zh-Hans');
