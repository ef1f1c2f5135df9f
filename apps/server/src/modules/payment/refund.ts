import { appointmentStatus, orderStatus, paymentStatus } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { newId } from '../../security/ids';
import { givePlacesBack, placesOfOrder } from '../order/stock';
import { lockOrder, moveOrder } from '../order/transitions';
import { setVoucherStatus } from '../order/vouchers';

/** One full refund per payment: its number follows from the payment's, so that a repetition is the same refund. */
export const refundNumber = (outTradeNo: string): string => `${outTradeNo}R`;

/** Asks the payment system to send money back. Repeating it is safe: our refund number stays the same. */
export async function sendRefund(app: AppContext, refundId: string): Promise<void> {
  const refund = await app.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.state',
      'refunds.out_refund_no',
      'refunds.amount_fen',
      'refunds.reason',
      'payments.out_trade_no',
      'payments.amount_fen as total_fen',
    ])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  if (refund?.state !== 'requested') return;
  const { state } = await app.payments.refund({
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    amountFen: refund.amount_fen,
    totalFen: refund.total_fen,
    reason: refund.reason,
  });
  if (state !== 'processing') await finishRefund(app, refund.out_refund_no, state === 'succeeded');
}

/** The payment system's last word about a refund; writes it into the order and tells the buyer. Counts once. */
export async function finishRefund(app: AppContext, outRefundNo: string, succeeded: boolean): Promise<void> {
  const done = await app.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('refunds')
      .select('order_id')
      .where('out_refund_no', '=', outRefundNo)
      .executeTakeFirst();
    if (!known) return undefined;
    const order = await lockOrder(db, known.order_id);
    const refund = await db
      .updateTable('refunds')
      .set({ state: succeeded ? 'succeeded' : 'failed', done_ms: app.clock.now() })
      .where('out_refund_no', '=', outRefundNo)
      .where('state', '=', 'requested')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return undefined;
    if (!succeeded) {
      app.log.error({ outRefundNo, orderId: order.id }, 'the payment system could not send a refund');
      return undefined;
    }
    const ownMoney = refund.reason !== 'notDue';
    if (ownMoney && order.pay_status !== paymentStatus.refunded) {
      await moveOrder(db, app.clock, order, {
        payStatus: paymentStatus.refunded,
        refundedFen: Math.min(order.total_fen, order.refunded_fen + refund.amount_fen),
        note: `refunded ${refund.reason}`,
      });
    }
    return { order, amountFen: refund.amount_fen };
  });
  if (!done) return;
  const mobile = app.protection.decrypt(done.order.contact_mobile_cipher);
  const amount = (done.amountFen / 100).toFixed(2);
  await app.sms
    .send(
      mobile,
      `【云游】订单${done.order.sn}的款项${amount}元已原路退回，请留意到账。 Yunyou: CNY ${amount} for order ${done.order.sn} has been sent back.`,
    )
    .catch((error) => app.log.error({ err: error }, 'refund message not sent'));
}

/** Refunds that were decided but not sent yet; the job sends them again. */
export async function unsentRefunds({ db }: AppContext, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .orderBy('created_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The merchant can't take a paid order: it fails, its places and its money go back. */
export async function rejectOrder(app: AppContext, orderId: string): Promise<void> {
  const refundId = await app.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, orderId);
    await moveOrder(db, app.clock, order, { status: orderStatus.failed, closeReason: 'rejected' });
    await setVoucherStatus(db, orderId, appointmentStatus.ticketNotIssued, appointmentStatus.cancelled);
    await givePlacesBack(db, await placesOfOrder(db, orderId));
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', '=', 'paid')
      .executeTakeFirst();
    if (!payment) return undefined;
    const id = newId();
    await db
      .insertInto('refunds')
      .values({
        id,
        payment_id: payment.id,
        order_id: orderId,
        out_refund_no: refundNumber(payment.out_trade_no),
        amount_fen: payment.amount_fen,
        reason: 'rejected',
        state: 'requested',
        created_ms: app.clock.now(),
        done_ms: null,
      })
      .execute();
    return id;
  });
  if (refundId) await sendRefund(app, refundId);
}
