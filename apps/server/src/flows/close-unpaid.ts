import type { AppContext } from '../context';
import { closeCheckouts, type UnpaidReason } from '../core/checkout/close';
import { checkoutOfOrder } from '../core/orders/store';
import { openPayments, type PaymentRow, setPaymentClosed } from '../core/payments/store';
import { inTransaction } from '../database/transaction';
import { refuse } from '../http/refusal';
import { AlreadyPaidError } from '../outside/payment-gateway';
import { settlePayment } from './settle-payment';

/** When the payment system can't be asked, a checkout past its time waits this long before it closes all the same. */
const UNKNOWN_PAYMENT_GRACE_MS = 10 * 60_000;
/** A buyer who begins payments faster than they can be ended wins; the job comes back. */
const MAX_TRIES = 5;

/** `paid`: money had arrived, or it was not open any more. `unknown`: the payment system can't be asked. */
export type CloseOutcome = 'closed' | 'paid' | 'unknown';

interface DueCheckout {
  id: string;
  expires_ms: number | null;
}

/**
 * Closes a checkout that is not paid. The payment system is asked first: money that has arrived makes it paid instead, and
 * an open payment is closed there, so that it can't arrive later.
 */
export async function closeUnpaid(
  app: AppContext,
  checkout: DueCheckout,
  reason: UnpaidReason,
  note?: string,
): Promise<CloseOutcome> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const open = await openPayments(app.db, [checkout.id]);
    for (const payment of open) {
      // What was paid is settled now; whether that made the checkout paid is seen under its lock.
      if ((await endPayment(app, payment, checkout, reason)) === 'unknown') return 'unknown';
    }
    const outcome = await inTransaction(app.db, async (tx) =>
      (
        await closeCheckouts(tx, { kinds: app.kinds, nowMs: app.clock.now() }, [checkout.id], {
          reason,
          note,
        })
      ).get(checkout.id),
    );
    if (outcome === 'closed') return 'closed';
    if (outcome !== 'payable') {
      if (reason === 'cancelled') throw refuse('transitionRefused');
      return 'paid';
    }
  }
  if (reason === 'cancelled') throw refuse('payChannelDown');
  return 'unknown';
}

/** Whether the checkout may close as far as this payment goes. */
async function endPayment(
  app: AppContext,
  payment: PaymentRow,
  checkout: DueCheckout,
  reason: UnpaidReason,
): Promise<CloseOutcome> {
  const report = await app.payments.query(payment.out_trade_no);
  if (report.state === 'paid') {
    await settlePayment(app, payment.out_trade_no, report);
    return 'paid';
  }
  if (report.state === 'unknown') {
    if (reason === 'cancelled') throw refuse('payChannelDown');
    if (app.clock.now() - (checkout.expires_ms ?? 0) < UNKNOWN_PAYMENT_GRACE_MS) return 'unknown';
  }
  if (report.state === 'open' && !(await closeAtGateway(app, payment.out_trade_no))) return 'paid';
  await setPaymentClosed(app.db, payment.id);
  return 'closed';
}

/** Closes a payment where it is made; false when the buyer was faster, and it is settled. */
export async function closeAtGateway(app: AppContext, outTradeNo: string): Promise<boolean> {
  try {
    await app.payments.close(outTradeNo);
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyPaidError)) throw error;
    await settlePayment(app, outTradeNo, await app.payments.query(outTradeNo));
    return false;
  }
}

/** Closes a member's own checkout that is past its time, so that what they read is true before the job has run. */
export async function closeIfOverdue(app: AppContext, orderId: string, memberId: string): Promise<void> {
  const checkout = await checkoutOfOrder(app.db, memberId, orderId);
  if (checkout.state !== 'open' || checkout.expires_ms === null) return;
  if (checkout.expires_ms <= app.clock.now()) await closeUnpaid(app, checkout, 'timedOut');
}
