export type { PayAdapter, PayableOrder, PayClaim, PayOptions } from './adapter';
export type { AskOptions } from './ask';
export type { PayOutcome } from './outcome';
export { createPayment, type Payment, type PaymentConfig, type PaymentOptions } from './payment';
export { PaymentError, type PaymentErrorCode } from './payment-error';
export type { MessagingAppBridge, PaymentCalls, Schedule } from './ports';
