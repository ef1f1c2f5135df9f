export { findPayPlatforms, type InAppPayOptions, type InAppPayPlatforms } from './find-pay-platforms';
export type { InAppWindow, OtherPaymentAppBridge } from './in-app-window';
