export { createPaymentAppHost, type PaymentAppHost, type PaymentAppHostOptions } from './payment-app-host';
export type { Upsdk, UpsdkAnswers } from './upsdk';
