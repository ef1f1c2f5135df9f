import {
  type ConfirmMode,
  type OrderStatus,
  orderStatus,
  type PaymentStatus,
  paymentStatus,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';
import { addDays, dayOf, timeOf } from '../../clock';

/** One line of an order's history. */
export interface OrderEvent {
  status: OrderStatus;
  payStatus: PaymentStatus;
  confirmMode: ConfirmMode;
  /** What the engine says of it, such as why it moved. */
  note: string | null;
}

/**
 * What an event is told as: the member gets the first they have subscribed to. Nothing for events that follow from their own
 * hand, such as an order placed or cancelled.
 */
export function typesOfEvent({ status, payStatus, confirmMode, note }: OrderEvent): SubscriptionTemplate[] {
  const { ticketIssued, ticketIssueFailed, merchantConfirmed, merchantRejected } = subscriptionTemplate;
  // Also of a part: the order goes on then.
  if (note?.startsWith('refunded')) return [subscriptionTemplate.refundSucceeded];
  if (note === 'lapsed') return [];
  if (payStatus === paymentStatus.refunded) return [subscriptionTemplate.refundSucceeded];
  if (payStatus !== paymentStatus.paid && payStatus !== paymentStatus.credited) return [];
  if (status === orderStatus.failed) return [merchantRejected, ticketIssueFailed];
  if (status === orderStatus.complete) return [subscriptionTemplate.verification];
  if (status !== orderStatus.pendingConsumption) return [];
  return confirmMode === 'merchant' ? [merchantConfirmed, ticketIssued] : [ticketIssued];
}

const MINUTE_MS = 60_000;
/** Before an unpaid order closes. */
const PAYMENT_REMINDER_MS = 15 * MINUTE_MS;
const EXPIRING_MS = 5 * MINUTE_MS;
/** On the day before the visit, when people are awake. */
const TRIP_REMINDER_FROM = '09:00';

/** An order that may be waiting for somebody. */
export interface OpenOrder {
  status: OrderStatus;
  /** When it closes unpaid, epoch ms. */
  expiresMs: number | null;
  /** Day of the visit; empty when it has none. */
  day: string;
}

/** What an order is to be reminded of now, and until when that makes sense, epoch ms. */
export function remindersOf(
  { status, expiresMs, day }: OpenOrder,
  nowMs: number,
): { type: SubscriptionTemplate; untilMs: number }[] {
  if (status === orderStatus.pendingPayment && expiresMs !== null && expiresMs > nowMs) {
    const leftMs = expiresMs - nowMs;
    if (leftMs <= EXPIRING_MS) return [{ type: subscriptionTemplate.orderExpiring, untilMs: expiresMs }];
    if (leftMs <= PAYMENT_REMINDER_MS)
      return [{ type: subscriptionTemplate.paymentReminder, untilMs: expiresMs - EXPIRING_MS }];
  }
  const isEve = addDays(dayOf(nowMs), 1) === day && timeOf(nowMs) >= TRIP_REMINDER_FROM;
  if (status === orderStatus.pendingConsumption && isEve) {
    return [{ type: subscriptionTemplate.tripReminder, untilMs: Date.parse(`${day}T00:00:00+08:00`) }];
  }
  return [];
}

/** Whether a message is still true of its order. */
export function isStillTrue(type: SubscriptionTemplate, status: OrderStatus): boolean {
  const { paymentReminder, orderExpiring, tripReminder } = subscriptionTemplate;
  if (type === paymentReminder || type === orderExpiring) return status === orderStatus.pendingPayment;
  return type !== tripReminder || status === orderStatus.pendingConsumption;
}
