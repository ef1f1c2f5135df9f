import { text } from './text';
import type { CertType, RefundRule, Weekday } from './types';

/** Documents a real-name ticket accepts: ID card, passport, the permits of compatriots, permanent residence. */
export const REAL_NAME: readonly CertType[] = [1, 2, 4, 5, 6, 10];
/** Children under 16 may have a birth certificate only. */
export const CHILD_DOCUMENTS: readonly CertType[] = [1, 2, 4, 5, 6, 7];
/** Discounts by age are read from the document, so it has to be one that carries the date of birth. */
export const SENIOR_DOCUMENTS: readonly CertType[] = [1, 2, 4, 5, 6, 10];
export const STUDENT_DOCUMENTS: readonly CertType[] = [1, 8];
export const NO_DOCUMENTS: readonly CertType[] = [];

export const REFUND_FREE: RefundRule = { kind: 'free' };
export const REFUND_NONE: RefundRule = { kind: 'none' };
/** Full refund until the evening before. */
export const REFUND_DAY_BEFORE: RefundRule = { kind: 'until', daysBefore: 1, time: '20:00', feePercent: 0 };
/** For things prepared in advance: two days before, less a fifth. */
export const REFUND_PREPARED: RefundRule = { kind: 'until', daysBefore: 2, time: '18:00', feePercent: 20 };

export const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
export const NO_DAY: readonly Weekday[] = [];

/** Sentences about entry that several tickets share, word for word. */
export const ENTRY = {
  document: text(
    '凭预订时登记的有效证件原件刷证入园，无需换票。',
    'Walk in with the original document you booked with; no paper ticket needed.',
  ),
  code: text(
    '出示订单中的电子票二维码，扫码入园。',
    'Show the voucher code in your order at the gate and walk in.',
  ),
  withAdult: text(
    '儿童须由持票成人陪同，与成人一起刷证入园。',
    'Children enter together with an adult who holds a ticket, each with the document booked.',
  ),
  proof: text(
    '入园时请出示对应的优待证件原件，人证不符须补差价。',
    'Show the original document that entitles you to the discount; otherwise the difference is due at the gate.',
  ),
  together: text(
    '同一张票的所有出行人须一起入园，分开入园视为放弃。',
    'Everyone on one ticket enters together; late arrivals cannot be admitted separately.',
  ),
} as const;

/** What most tickets have in common; a ticket that differs says so. */
export const STANDARD = {
  peoplePerTicket: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  confirmMode: 'instant',
  refundRule: REFUND_FREE,
  validDays: 1,
  advanceDays: 0,
} as const;
