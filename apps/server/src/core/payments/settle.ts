import { orderStatus, paymentStatus } from '@yunyou/contract';
import type { Logger } from 'pino';
import type { Tx } from '../../database/connect';
import { OddNotification, type PaymentReport } from '../../outside/payment-gateway';
import type { DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { ofActivities } from '../activities';
import { closeCheckouts } from '../checkout/close';
import { byKind, type OrderKinds } from '../kinds';
import { markPaid } from '../orders/paid';
import { type CheckoutRow, linesOf, lockCheckout, type OrderRow, setCheckouts } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { openRefund, wholeUnits } from '../refunds/open';
import { insertRefund } from '../refunds/store';
import { type PaymentRow, paymentByNumber, setPaymentPaid } from './store';

export interface SettleDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
  log: Logger;
}

/** Money that was never due goes back whole and once: its number follows from the payment's. */
export const wholeRefundNumber = (outTradeNo: string): string => `${outTradeNo}R`;

/**
 * The payment system says that a payment was made: makes its checkout paid, once, however often and from wherever the word
 * comes. Money for a checkout that can't take it any more goes back. Answers the refunds to send after the commit.
 */
export async function settle(
  tx: Tx,
  deps: SettleDeps,
  outTradeNo: string,
  report: PaymentReport,
): Promise<string[]> {
  const known = await paymentByNumber(tx, outTradeNo);
  if (!known) throw new OddNotification('unknownPayment', outTradeNo, { amountFen: report.amountFen });
  // The checkout first, always: two notifications at once wait for each other here.
  const { checkout, orders } = await lockCheckout(tx, known.checkout_id);
  const payment = (await paymentByNumber(tx, outTradeNo)) ?? known;
  if (payment.state === 'paid') return [];
  const paidMs = report.paidAtMs ?? deps.nowMs;
  const paidFen = report.amountFen ?? payment.amount_fen;
  await setPaymentPaid(tx, payment.id, { transactionId: report.transactionId ?? null, paidFen, paidMs });
  if (checkout.state === 'open' && paidFen === checkout.total_fen) {
    if (await isTooLate(tx, deps, orders, paidMs)) {
      await closeCheckouts(tx, deps, [checkout.id], { reason: 'timedOut' });
      const closed = await lockCheckout(tx, checkout.id);
      return takeLate(tx, deps, { ...closed, payment, paidMs });
    }
    await markPaid(tx, deps, { checkout, orders }, { paidMs, paymentId: payment.id });
    return [];
  }
  deps.log.warn({ checkoutId: checkout.id, state: checkout.state, paidFen }, 'payment goes back');
  const isLate = checkout.state === 'closed' && checkout.paid_payment_id === null;
  return isLate && paidFen === checkout.total_fen
    ? takeLate(tx, deps, { checkout, orders, payment, paidMs })
    : [await sendAllBack(tx, deps, payment, paidFen)];
}

/** What was paid for can't be had any more, by its kind or by the activity it is bought in. */
async function isTooLate(
  tx: Tx,
  { kinds }: SettleDeps,
  orders: readonly OrderRow[],
  paidMs: number,
): Promise<boolean> {
  const lines = await linesOf(
    tx,
    orders.map(({ id }) => id),
  );
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    if (await kind.isTooLate?.(tx, items)) return true;
  }
  const inActivities = ofActivities(lines);
  return inActivities.length > 0 && kinds.activities.isTooLate(tx, inActivities, paidMs);
}

/** Too late for the order: it shows that it was paid, and gives everything back. */
async function takeLate(
  tx: Tx,
  deps: SettleDeps,
  late: { checkout: CheckoutRow; orders: readonly OrderRow[]; payment: PaymentRow; paidMs: number },
): Promise<string[]> {
  const { payment, paidMs } = late;
  const checkout = { ...late.checkout, paid_payment_id: payment.id };
  await setCheckouts(tx, [checkout.id], { paid_payment_id: payment.id, paid_ms: paidMs });
  const refundIds: string[] = [];
  for (const one of late.orders) {
    if (one.status !== orderStatus.closed) continue;
    const order = await moveOrder(tx, deps.nowMs, one, {
      payStatus: paymentStatus.paid,
      closeReason: 'latePayment',
      paidMs,
      note: 'paid after closing',
    });
    const { refundId } = await openRefund(
      tx,
      deps,
      { checkout, order },
      {
        kind: 'system',
        reason: '',
        closeReason: 'latePayment',
        units: wholeUnits(await linesOf(tx, [order.id])),
        freightFen: order.freight_fen,
        isVoid: true,
      },
    );
    if (refundId) refundIds.push(refundId);
  }
  return refundIds;
}

/** Double, or of the wrong amount: the orders know nothing of it. */
async function sendAllBack(
  tx: Tx,
  { nowMs }: SettleDeps,
  payment: PaymentRow,
  paidFen: number,
): Promise<string> {
  const id = newId();
  await insertRefund(tx, {
    id,
    payment_id: payment.id,
    request_id: null,
    out_refund_no: wholeRefundNumber(payment.out_trade_no),
    amount_fen: paidFen,
    reason: 'notDue',
    state: 'requested',
    created_ms: nowMs,
    done_ms: null,
  });
  return id;
}
