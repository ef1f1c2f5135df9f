import type {
  CheckedContact,
  OrderDetail,
  OrderSummary,
  PayChannel,
  PaymentState,
  Quote,
  Voucher,
  VoucherSheet,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** One of each thing the order side shows, for stories. Instants are fixed, except where something runs out. */
const MINUTE_MS = 60_000;

export const orderedAtMs = Date.parse('2026-09-20T02:05:00Z');

/** An end that has not come yet: countdowns run on the real clock. */
export const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;

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

export const travellers: CheckedContact[] = [
  traveller('contact-1', '李云', '440305********1234', { isDefault: true, mobile: '138****0000' }),
  traveller('contact-2', '王山', '440305********5678'),
  traveller('contact-3', '周小满', '440305********2019', { checkCode: 2 }),
  traveller('contact-4', 'Amélie Featherstonehaugh-Cholmondeley', 'H12****78', { certType: 4, checkCode: 1 }),
  traveller('contact-5', '赵石', '440305********0421', { checkCode: 3 }),
];

export const quote: Quote = {
  breakdown: [{ kind: 'line', label: '成人票（大门票）', quantity: 1, amountFen: 8000 }],
  totalFen: 8000,
  lines: [
    {
      productId: 'ticket-1',
      day: '2026-09-23',
      quantity: 1,
      unitPriceFen: 8000,
      available: 120,
      travellersNeeded: 1,
    },
  ],
};

/** What a quote of so many tickets answers. */
export function quoteOf(quantity: number, available = 120): Quote {
  const [line] = quote.lines;
  const totalFen = quantity * 8000;
  return {
    breakdown: [{ kind: 'line', label: '成人票（大门票）', quantity, amountFen: totalFen }],
    totalFen,
    lines: line ? [{ ...line, quantity, available, travellersNeeded: quantity }] : [],
  };
}

export const order: OrderSummary = {
  id: 'order-1',
  sn: '202609201234567890',
  orderType: 2,
  status: 1,
  payStatus: 1,
  title: '栖云岭',
  spotId: 'spot-1',
  picture: paintedPicture(1),
  lines: [
    {
      id: 'line-1',
      productId: 'ticket-1',
      productName: '成人票（大门票）',
      day: '2026-09-23',
      quantity: 2,
      unitPriceFen: 8000,
    },
  ],
  totalFen: 16_000,
  createdAtMs: orderedAtMs,
  expiresAtMs: null,
  closeReason: null,
};

const paidAtMs = orderedAtMs + 2 * MINUTE_MS;

export const orderDetail: OrderDetail = {
  ...order,
  breakdown: [
    { kind: 'line', label: '成人票（大门票）', quantity: 2, amountFen: 16_000 },
    { kind: 'promotion', label: '秋季优惠', quantity: null, amountFen: -1_000 },
  ],
  totalFen: 15_000,
  contactName: '李*',
  contactMobile: '138****0000',
  remark: '',
  travellers: [
    { name: '李*', certType: 1, idCard: '440305********1234' },
    { name: '王*', certType: 1, idCard: '440305********5678' },
  ],
  refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 },
  refundedFen: 0,
  paidAtMs,
  voucherCount: 2,
  canPay: false,
  canCancel: false,
  events: [
    { status: 4, atMs: orderedAtMs },
    { status: 1, atMs: paidAtMs },
  ],
};

/** An order that waits for its money. */
export const unpaidOrder = (): OrderDetail => ({
  ...orderDetail,
  status: 4,
  payStatus: 0,
  expiresAtMs: inMinutes(29),
  paidAtMs: null,
  voucherCount: 0,
  canPay: true,
  canCancel: true,
  events: [{ status: 4, atMs: orderedAtMs }],
});

const voucher: Voucher = {
  id: 'voucher-1',
  code: '839204715562',
  status: 1,
  productName: '成人票（大门票）',
  travellerName: '李*',
  idCard: '440305********1234',
  firstDay: '2026-09-23',
  lastDay: '2026-09-23',
  usedAtMs: null,
};

export const voucherSheet: VoucherSheet = {
  orderId: 'order-1',
  sn: order.sn,
  title: '栖云岭',
  checkedAtMs: Date.parse('2026-09-23T00:41:07Z'),
  vouchers: [
    voucher,
    { ...voucher, id: 'voucher-2', code: '174093882615', travellerName: '王*', idCard: '440305********5678' },
  ],
};

export const payChannels: PayChannel[] = [
  {
    id: 'channel-1',
    payType: 'miniProgramWechat',
    payChannel: 'wechat',
    payChannelType: 2,
    payChannelName: '微信支付',
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
};
