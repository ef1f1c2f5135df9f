export { PaymentAppError, type PaymentAppErrorCode } from './find-payment-app';
export { PaymentAppButton, type PaymentAppButtonProps } from './PaymentAppButton';
