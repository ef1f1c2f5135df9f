import { appointmentStatus, orderStatus, paymentStatus } from '@yunyou/contract';
import type { AppContext } from '../../context';
import type { PaymentTruth } from '../../outside/payment-gateway';
import { newId } from '../../security/ids';
import { markPaid } from '../order/paid';
import { lockOrder, moveOrder } from '../order/transitions';
import { setVoucherStatus } from '../order/vouchers';
import { refundNumber, sendRefund } from './refund';

/**
 * The payment system says that a payment was made: makes its order paid, once, however often and from wherever the
 * word comes (notification, query on return, job). Money for an order that can't take it any more goes back.
 */
export async function settlePayment(app: AppContext, outTradeNo: string, truth: PaymentTruth): Promise<void> {
  if (truth.state !== 'paid') return;
  const refundId = await app.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('payments')
      .select('order_id')
      .where('out_trade_no', '=', outTradeNo)
      .executeTakeFirst();
    if (!known) {
      app.log.error({ outTradeNo }, 'a payment that nobody started');
      return undefined;
    }
    // The order first, always: two notifications at once wait for each other here.
    const order = await lockOrder(db, known.order_id);
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('out_trade_no', '=', outTradeNo)
      .executeTakeFirstOrThrow();
    if (payment.state === 'paid') return undefined;
    const paidMs = truth.paidAtMs ?? app.clock.now();
    await db
      .updateTable('payments')
      .set({ state: 'paid', transaction_id: truth.transactionId ?? null, paid_ms: paidMs })
      .where('id', '=', payment.id)
      .execute();
    const paidFen = truth.amountFen ?? payment.amount_fen;

    if (order.status === orderStatus.pendingPayment && paidFen === order.total_fen) {
      await markPaid({ db, clock: app.clock }, order, paidMs);
      return undefined;
    }

    // Late, double or of the wrong amount: it is recorded, and goes back in full.
    app.log.warn({ orderId: order.id, status: order.status, paidFen }, 'payment goes back');
    if (order.status === orderStatus.closed && order.pay_status === paymentStatus.unpaid) {
      await moveOrder(db, app.clock, order, {
        payStatus: paymentStatus.paid,
        closeReason: 'latePayment',
        paidMs,
        note: 'paid after closing',
      });
    }
    const id = newId();
    await db
      .insertInto('refunds')
      .values({
        id,
        payment_id: payment.id,
        order_id: order.id,
        out_refund_no: refundNumber(payment.out_trade_no),
        amount_fen: paidFen,
        reason: order.status === orderStatus.closed ? 'latePayment' : 'notDue',
        state: 'requested',
        created_ms: app.clock.now(),
        done_ms: null,
      })
      .onConflict((conflict) => conflict.column('out_refund_no').doNothing())
      .execute();
    return id;
  });
  // After the commit: if the process dies here, the job finds the refund still requested.
  if (refundId)
    await sendRefund(app, refundId).catch((error) => app.log.error({ err: error }, 'refund will be retried'));
}

/** The merchant confirms a paid order: its vouchers can be used. */
export async function confirmOrder({ db, clock }: AppContext, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    await moveOrder(transaction, clock, order, { status: orderStatus.pendingConsumption });
    await setVoucherStatus(
      transaction,
      orderId,
      appointmentStatus.ticketNotIssued,
      appointmentStatus.toBeUsed,
    );
  });
}
