import type { PaymentAppEnvironmentError, PaymentAppPluginError } from '@yunyou/contract';

export type PaymentAppErrorCode = PaymentAppEnvironmentError | PaymentAppPluginError;

/** The payment app can't be asked. `code` says why: one of the environment's, or one of its plugin host's. */
export class PaymentAppError extends Error {
  override readonly name = 'PaymentAppError';

  constructor(
    readonly code: PaymentAppErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
