import type { AppContext } from '../context';
import { type PaymentToCheck, setNextCheck, setPaymentClosed } from '../core/payments/store';
import { closeAtGateway } from './close-unpaid';
import { settlePayment } from './settle-payment';

const MINUTE_MS = 60_000;
/** A buyer at the cashier is left in peace for so long. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS;
/** Waits between the questions about one payment; then every six hours. */
const WAITS_MS = [3, 5, 10, 20, 60, 180].map((minutes) => minutes * MINUTE_MS);
const LAST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** A payment that the payment system has closed may still be begun there until its time is over, and a little longer. */
const CERTAIN_AFTER_MS = 60 * MINUTE_MS;
/** After this no payment system takes money for it any more. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * Asks the payment system about a payment whose end is not certain, whatever became of its order: money that was taken is
 * found without any notification, and one that can still be made for a closed checkout is closed.
 */
export async function checkPayment(app: AppContext, payment: PaymentToCheck): Promise<void> {
  const nowMs = app.clock.now();
  const report = await app.payments.query(payment.out_trade_no);
  if (report.state === 'paid') return settlePayment(app, payment.out_trade_no, report);
  const isOver = nowMs > (payment.expires_ms ?? payment.created_ms) + CERTAIN_AFTER_MS;
  if (report.state === 'open' && payment.checkout_state !== 'open') {
    if (!(await closeAtGateway(app, payment.out_trade_no))) return;
    await setPaymentClosed(app.db, payment.id);
  }
  const isCertain = report.state === 'closed' && isOver;
  const isGivenUp = nowMs > payment.created_ms + GIVE_UP_MS;
  if (isGivenUp && !isCertain) app.log.error({ paymentId: payment.id }, 'a payment whose end is not known');
  const next = isCertain || isGivenUp ? null : nowMs + (WAITS_MS[payment.checks] ?? LAST_WAIT_MS);
  await setNextCheck(app.db, payment.id, next);
}
