import { type FindPaymentAppOptions, findPaymentApp } from './find-payment-app';

export interface PaymentAppButtonOptions<App, Result> extends FindPaymentAppOptions<App> {
  /** What a press does once the app is there, such as `authorise` or a payment. */
  run: (app: App) => Promise<Result>;
}

export interface PaymentAppButtonEngine<Result> {
  readonly busy: boolean;
  /**
   * Waits for the app, then runs. While it is busy a press starts nothing and gets the end of the first one. Rejects with
   * `PaymentAppError` when the app can't be asked.
   */
  press(): Promise<Result>;
}

/** What a button of the payment app does when it is pressed, whatever draws it. */
export function createPaymentAppButton<App, Result>({
  run,
  ...finding
}: PaymentAppButtonOptions<App, Result>): PaymentAppButtonEngine<Result> {
  let running: Promise<Result> | undefined;
  return {
    get busy() {
      return running !== undefined;
    },
    press() {
      running ??= findPaymentApp(finding)
        .then(run)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
