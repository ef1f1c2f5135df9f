import {
  type ConfirmMode,
  type OrderStatus,
  type OrderType,
  orderStatus,
  orderType,
  type PaymentStatus,
  paymentCountdownMs,
  paymentStatus,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';
import { addDays, dayOf, instantOf, timeOf } from '../../clock';
import {
  CHECKED_IN,
  GROUP_FAILED,
  GROUP_FORMED,
  REMINDED,
  SHIPPED,
  SIGNED,
} from '../../core/orders/history-notes';

/** One line of an order's history. */
export interface OrderEvent {
  status: OrderStatus;
  payStatus: PaymentStatus;
  confirmMode: ConfirmMode;
  orderType: OrderType;
  /** What the engine says of it, such as why it moved. */
  note: string | null;
}

/**
 * What an event is told as: the member gets the first they have subscribed to. Nothing for events that follow from their own
 * hand, such as an order placed or cancelled.
 */
export function typesOfEvent(event: OrderEvent): SubscriptionTemplate[] {
  const { status, payStatus, note } = event;
  const { refundSucceeded, verification, bookingFailed, shipped, received } = subscriptionTemplate;
  if (note === GROUP_FORMED) return [subscriptionTemplate.groupBuySucceeded];
  if (note === GROUP_FAILED) return [subscriptionTemplate.groupBuyFailed];
  const isUnpaid = payStatus === paymentStatus.unpaid;
  // Also of a part: the order goes on then. What was to be paid at the desk gives nothing back.
  if (note?.startsWith('refunded')) {
    if (!isUnpaid) return [refundSucceeded];
    return note === 'refunded noShow' ? [bookingFailed] : [];
  }
  if (note === CHECKED_IN) return [verification];
  if (note === SHIPPED) return [shipped];
  if (note === SIGNED) return [received];
  if (note !== null && SILENT.includes(note)) return [];
  if (payStatus === paymentStatus.refunded) return [refundSucceeded];
  if (isUnpaid && event.orderType !== orderType.hotel) return [];
  if (status === orderStatus.failed) return failed(event);
  if (status === orderStatus.complete) return NO_CODES.includes(event.orderType) ? [] : [verification];
  return status === orderStatus.pendingConsumption ? booked(event) : [];
}

/** Nothing of these is used by showing a code of the order. */
const NO_CODES: readonly OrderType[] = [orderType.goods, orderType.annualCard];

/** What the engine says of moves that nobody needs to hear of. */
const SILENT: readonly string[] = ['lapsed', 'checkedOut', 'noShow', 'stayChanged', REMINDED];

/** The merchant can't take it. */
function failed({ orderType: type }: OrderEvent): SubscriptionTemplate[] {
  const { merchantRejected, bookingFailed, ticketIssueFailed } = subscriptionTemplate;
  if (type === orderType.goods || type === orderType.service) return [merchantRejected];
  return [merchantRejected, type === orderType.hotel ? bookingFailed : ticketIssueFailed];
}

/** What is told of what was bought where it can be used from now on. */
const ISSUED: ReadonlyMap<OrderType, SubscriptionTemplate> = new Map([
  [orderType.hotel, subscriptionTemplate.bookingSucceeded],
  [orderType.ticket, subscriptionTemplate.ticketIssued],
  [orderType.annualCard, subscriptionTemplate.annualCardIssued],
]);

/** It stands: at once, or since the merchant has confirmed. */
function booked({ orderType: type, confirmMode }: OrderEvent): SubscriptionTemplate[] {
  const own = ISSUED.get(type);
  return [
    ...(confirmMode === 'merchant' ? [subscriptionTemplate.merchantConfirmed] : []),
    ...(own === undefined ? [] : [own]),
  ];
}

const MINUTE_MS = 60_000;
/** Before an unpaid order closes; earlier the buyer is reminded when half of the time is over. */
const EXPIRING_MS = 5 * MINUTE_MS;
/** The same where there are ten minutes to pay, or fewer. */
const SHORT_PAY_MS = 10 * MINUTE_MS;
const EXPIRING_SHORT_MS = 2 * MINUTE_MS;
/** Before an activity begins. */
export const STARTING_MS = 10 * MINUTE_MS;
/** Before a parcel counts as signed for. */
const AUTO_SIGN_MS = 24 * 60 * MINUTE_MS;
/** When people are reminded of what is tomorrow, and of a stay that begins today. */
const TRIP_REMINDER_FROM = '09:00';
const STAY_EVE_FROM = '18:00';
const CHECK_IN_REMINDER_FROM = '10:00';

/** An order that may be waiting for somebody. */
export interface OpenOrder {
  status: OrderStatus;
  orderType: OrderType;
  /** When it closes unpaid, epoch ms. */
  expiresMs: number | null;
  /** How long there was to pay it, ms; default as long as for anything. */
  payMs?: number;
  /** Day of the visit; empty when it has none. */
  day: string;
  /** Whether somebody of a stay has checked in. */
  isCheckedIn: boolean;
  /** When a parcel counts as signed for, epoch ms; null when none is on its way. */
  autoSignMs: number | null;
}

/** A message, and until when it makes sense, epoch ms. */
interface Reminder {
  type: SubscriptionTemplate;
  untilMs: number;
}

/** What an order is to be reminded of now. */
export function remindersOf(order: OpenOrder, nowMs: number): Reminder[] {
  const { status, expiresMs, payMs = paymentCountdownMs } = order;
  if (status === orderStatus.pendingPayment && expiresMs !== null && expiresMs > nowMs) {
    const leftMs = expiresMs - nowMs;
    const expiringMs = payMs <= SHORT_PAY_MS ? EXPIRING_SHORT_MS : EXPIRING_MS;
    if (leftMs <= expiringMs) return [{ type: subscriptionTemplate.orderExpiring, untilMs: expiresMs }];
    if (leftMs <= payMs / 2)
      return [{ type: subscriptionTemplate.paymentReminder, untilMs: expiresMs - expiringMs }];
  }
  if (status !== orderStatus.pendingConsumption) return [];
  const { autoSignMs } = order;
  if (autoSignMs !== null && autoSignMs > nowMs && autoSignMs - nowMs <= AUTO_SIGN_MS)
    return [{ type: subscriptionTemplate.orderExpiring, untilMs: autoSignMs }];
  return visitReminders(order, nowMs);
}

/** On the eve of a visit; of a stay also on the day itself, at once when it was booked later than that. */
function visitReminders({ orderType: type, day, isCheckedIn }: OpenOrder, nowMs: number): Reminder[] {
  const today = dayOf(nowMs);
  const isStay = type === orderType.hotel;
  const time = timeOf(nowMs);
  if (addDays(today, 1) === day && time >= (isStay ? STAY_EVE_FROM : TRIP_REMINDER_FROM)) {
    return [{ type: subscriptionTemplate.tripReminder, untilMs: instantOf(day) }];
  }
  if (isStay && !isCheckedIn && today === day && time >= CHECK_IN_REMINDER_FROM) {
    return [{ type: subscriptionTemplate.checkInReminder, untilMs: instantOf(addDays(day, 1)) }];
  }
  return [];
}

/** Whether a message is still true of its order. */
export function isStillTrue(
  type: SubscriptionTemplate,
  { status, isCheckedIn, autoSignMs }: Pick<OpenOrder, 'status' | 'isCheckedIn' | 'autoSignMs'>,
): boolean {
  const { paymentReminder, orderExpiring, tripReminder, checkInReminder } = subscriptionTemplate;
  if (type === orderExpiring && autoSignMs !== null) return status === orderStatus.pendingConsumption;
  if (type === paymentReminder || type === orderExpiring) return status === orderStatus.pendingPayment;
  if (type === checkInReminder && isCheckedIn) return false;
  return (type !== tripReminder && type !== checkInReminder) || status === orderStatus.pendingConsumption;
}
