import {
  paymentAppButtonRetryMs,
  paymentAppButtonTimeoutMs,
  paymentAppEnvironmentError,
} from '@yunyou/contract';
import { PaymentAppError } from './payment-app-error';

export interface FindPaymentAppOptions<App> {
  /** Looks for the payment app's script interface; undefined while it is not there. */
  find: () => App | undefined;
  /** How long to look, in milliseconds: a try every 20 ms. Default 2000. */
  timeoutMs?: number;
  /** Default: the global timer. */
  setTimeout?: (run: () => void, afterMs: number) => unknown;
}

/**
 * The payment app's script interface, which its app puts into the page some time after it has loaded: looked for at once
 * and then every 20 ms.
 *
 * @throws PaymentAppError `__ENV__10002` when the time-out is not a number, `__ENV__10001` when the interface was not there
 *   in time
 */
export async function findPaymentApp<App>({
  find,
  timeoutMs = paymentAppButtonTimeoutMs,
  setTimeout: wait = (run, afterMs) => setTimeout(run, afterMs),
}: FindPaymentAppOptions<App>): Promise<App> {
  // Operators configure it: what arrives may be anything.
  if (typeof timeoutMs !== 'number' || Number.isNaN(timeoutMs)) {
    throw new PaymentAppError(
      paymentAppEnvironmentError.invalidTimeout,
      'The time-out of the payment app is not a number. Pass milliseconds, such as 2000.',
    );
  }
  for (let leftMs = timeoutMs; ; leftMs -= paymentAppButtonRetryMs) {
    const app = find();
    if (app !== undefined) return app;
    if (leftMs <= 0) break;
    await new Promise<void>((resolve) => wait(resolve, paymentAppButtonRetryMs));
  }
  throw new PaymentAppError(
    paymentAppEnvironmentError.notInPaymentApp,
    `No payment app within ${timeoutMs} ms. The page is open elsewhere, or the app's script did not load.`,
  );
}
