import {
  appointmentStatus,
  type OrderStatus,
  orderStatus,
  type PaymentStatus,
  paymentStatus,
} from '@yunyou/contract';
import { dayOf, timeOf } from '../clock';

type Words = readonly [zh: string, en: string];

/** An order's status, as staff say it. */
export const ORDER_STATUS: Readonly<Record<OrderStatus, Words>> = {
  [orderStatus.pendingConfirmation]: ['待确认', 'To confirm'],
  [orderStatus.pendingConsumption]: ['待消费', 'To use'],
  [orderStatus.complete]: ['交易完成', 'Complete'],
  [orderStatus.failed]: ['交易失败', 'Failed'],
  [orderStatus.pendingPayment]: ['待付款', 'To pay'],
  [orderStatus.refunding]: ['退款中', 'Refunding'],
  [orderStatus.closed]: ['交易关闭', 'Closed'],
};

export const PAY_STATUS: Readonly<Record<PaymentStatus, Words>> = {
  [paymentStatus.unpaid]: ['未支付', 'Not paid'],
  [paymentStatus.paid]: ['已支付', 'Paid'],
  [paymentStatus.credited]: ['已入账', 'Credited'],
  [paymentStatus.refunded]: ['已退款', 'Refunded'],
};

export const VOUCHER_STATUS: Readonly<Record<number, Words>> = {
  0: ['未出票', 'Not issued'],
  [appointmentStatus.toBeUsed]: ['待使用', 'To use'],
  2: ['已使用', 'Used'],
  3: ['已取消', 'Cancelled'],
  4: ['已过期', 'Expired'],
};

export const when = (ms: number): string => `${dayOf(ms)} ${timeOf(ms)}`;
