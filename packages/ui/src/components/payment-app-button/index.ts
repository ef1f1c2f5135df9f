export { PaymentAppError, type PaymentAppErrorCode } from '@yunyou/payment/authorisation';
export { PaymentAppButton, type PaymentAppButtonProps } from './PaymentAppButton';
