import type { OrderKinds } from '../core/kinds';
import { lockCheckout, lockOrder } from '../core/orders/store';
import { insertPayment } from '../core/payments/store';
import { finishRequest } from '../core/refunds/finish';
import { endRefund, markSent, refundToSend } from '../core/refunds/store';
import type { Tx } from '../database/connect';
import type { PaymentReport } from '../outside/payment-gateway';
import { newId, randomDigits } from '../security/ids';

/** Pays a checkout of the demo at the sandbox's cashier; answers what the cashier says of it. */
export async function payDemo(
  tx: Tx,
  checkoutId: string,
  paidMs: number,
): Promise<{ outTradeNo: string; report: PaymentReport }> {
  const { checkout, orders } = await lockCheckout(tx, checkoutId);
  const outTradeNo = `${checkout.parent_sn}${randomDigits(6)}`;
  const prepayId = `wx${randomDigits(24)}`;
  const transactionId = `42000${randomDigits(23)}`;
  await insertPayment(tx, {
    id: newId(),
    checkout_id: checkoutId,
    gateway: 'wechat',
    trade_type: 'native',
    out_trade_no: outTradeNo,
    prepay: JSON.stringify({ prepayId, payUrl: null }),
    amount_fen: checkout.total_fen,
    state: 'open',
    transaction_id: null,
    created_ms: paidMs,
    paid_ms: null,
    check_ms: null,
  });
  await tx
    .insertInto('sandbox_cashier_transactions')
    .values({
      prepay_id: prepayId,
      out_trade_no: outTradeNo,
      trade_type: 'native',
      appid: '',
      description: orders[0]?.snapshot.title ?? '',
      amount_fen: checkout.total_fen,
      notify_url: '',
      return_url: null,
      open_id: null,
      state: 'SUCCESS',
      transaction_id: transactionId,
      created_ms: paidMs,
      expires_ms: checkout.expires_ms ?? paidMs,
      paid_ms: paidMs,
      notified_ms: paidMs,
    })
    .execute();
  return {
    outTradeNo,
    report: { state: 'paid', transactionId, amountFen: checkout.total_fen, paidAtMs: paidMs },
  };
}

/** Money of the demo that the cashier sent back. */
export async function sendDemoRefund(
  tx: Tx,
  deps: { kinds: OrderKinds; nowMs: number },
  refundId: string,
): Promise<void> {
  const { request_id } = await startDemoRefund(tx, deps, refundId, 'SUCCESS');
  await endRefund(tx, refundId, 'succeeded', deps.nowMs);
  const { order_id } = await tx
    .selectFrom('refund_requests')
    .select('order_id')
    .where('id', '=', request_id)
    .executeTakeFirstOrThrow();
  await finishRequest(tx, deps, await lockOrder(tx, order_id), request_id);
}

/** Money of the demo that the cashier was asked to send back. */
export async function startDemoRefund(
  tx: Tx,
  deps: { nowMs: number },
  refundId: string,
  state: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL',
): Promise<{ request_id: string }> {
  const refund = await refundToSend(tx, refundId);
  if (!refund?.request_id) throw new Error('A demo refund has no request.');
  await tx
    .updateTable('sandbox_cashier_transactions')
    .set({ state: 'REFUND' })
    .where('out_trade_no', '=', refund.out_trade_no)
    .execute();
  await tx
    .insertInto('sandbox_cashier_refunds')
    .values({
      refund_id: `5${randomDigits(27)}`,
      out_refund_no: refund.out_refund_no,
      out_trade_no: refund.out_trade_no,
      amount_fen: refund.amount_fen,
      notify_url: null,
      state,
      created_ms: deps.nowMs,
    })
    .execute();
  await markSent(tx, refundId, deps.nowMs);
  return { request_id: refund.request_id };
}
