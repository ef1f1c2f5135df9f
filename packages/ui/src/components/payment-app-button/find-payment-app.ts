import {
  type PaymentAppEnvironmentError,
  type PaymentAppPluginError,
  paymentAppButtonRetryMs,
  paymentAppEnvironmentError,
} from '@yunyou/contract';

export type PaymentAppErrorCode = PaymentAppEnvironmentError | PaymentAppPluginError;

/** The payment app can't be asked. `code` says why: one of the environment's, or one of its plugin host's. */
export class PaymentAppError extends Error {
  override readonly name = 'PaymentAppError';
  readonly code: PaymentAppErrorCode;

  constructor(code: PaymentAppErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface FindPaymentAppOptions<App> {
  /** Looks for the payment app's script interface; undefined while it is not there. */
  find: () => App | undefined;
  /** How long to look, in milliseconds. */
  timeoutMs: number;
}

/**
 * The payment app's script interface, which its app puts into the page some time after it has loaded: looked for at once
 * and then every 20 ms.
 *
 * @throws PaymentAppError `__ENV__10002` when the time-out is not a number, `__ENV__10001` when the interface was not there
 *   in time
 */
export function findPaymentApp<App>({ find, timeoutMs }: FindPaymentAppOptions<App>): Promise<App> {
  return new Promise((resolve, reject) => {
    // Operators configure it: what arrives may be anything.
    if (typeof timeoutMs !== 'number' || Number.isNaN(timeoutMs)) {
      const message = 'PaymentAppButton: `timeoutMs` is not a number. Pass milliseconds, such as 2000.';
      return reject(new PaymentAppError(paymentAppEnvironmentError.invalidTimeout, message));
    }
    let leftMs = timeoutMs;
    const look = () => {
      const app = find();
      if (app !== undefined) return resolve(app);
      if (leftMs <= 0) {
        const message = `PaymentAppButton: no payment app within ${timeoutMs} ms. The page is open elsewhere.`;
        return reject(new PaymentAppError(paymentAppEnvironmentError.notInPaymentApp, message));
      }
      leftMs -= paymentAppButtonRetryMs;
      setTimeout(look, paymentAppButtonRetryMs);
    };
    look();
  });
}
