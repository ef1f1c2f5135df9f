export { type AuthorisationScope, authorise, type PluginHost } from './authorise';
export {
  createPaymentAppButton,
  type PaymentAppButtonEngine,
  type PaymentAppButtonOptions,
} from './button';
export { type FindPaymentAppOptions, findPaymentApp } from './find-payment-app';
export { PaymentAppError, type PaymentAppErrorCode } from './payment-app-error';
