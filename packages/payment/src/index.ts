export type { PayableOrder, PayClaim, PayOptions } from './adapter';
export type { AskOptions } from './ask';
export type { PayOutcome } from './outcome';
export { createPayment, type Payment, type PaymentConfig, type PaymentOptions } from './payment';
export { PaymentError, type PaymentErrorCode } from './payment-error';
export type {
  AppBridge,
  BankApp,
  MiniProgramPay,
  OtherPaymentApp,
  PaymentAppPay,
  PayPlatforms,
  ShortVideoPay,
  WebViewHop,
} from './platforms';
export type { MessagingAppBridge, PaymentCalls, PayStorage, Schedule } from './ports';
