import { type CloseReason, orderStatus } from '@yunyou/contract';
import type { AppContext } from '../../context';
import { refuse } from '../../http/refusal';
import { AlreadyPaidError } from '../../outside/payment-gateway';
import { settlePayment } from '../payment/settle';
import { givePlacesBack, placesOfOrder } from './stock';
import { lockOrder, moveOrder } from './transitions';

/** When the payment system can't be asked, an order past its time waits this long before it closes all the same. */
const UNKNOWN_PAYMENT_GRACE_MS = 10 * 60_000;

/**
 * Closes an order that is not paid and gives its places back. The payment system is asked first: money that has
 * arrived makes the order paid instead, and an open payment is closed there, so that it can't arrive later.
 * Answers whether the order closed.
 */
export async function closeUnpaidOrder(
  app: AppContext,
  orderId: string,
  reason: Extract<CloseReason, 'cancelled' | 'timedOut'>,
  note?: string,
): Promise<boolean> {
  if (!(await endOpenPayments(app, orderId, reason))) return false;
  return app.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, orderId);
    if (order.status !== orderStatus.pendingPayment) {
      if (reason === 'cancelled') throw refuse('transitionRefused', { detail: { from: order.status } });
      return false;
    }
    await moveOrder(db, app.clock, order, {
      status: orderStatus.closed,
      closeReason: reason,
      ...(note && { note }),
    });
    await givePlacesBack(db, await placesOfOrder(db, orderId));
    return true;
  });
}

/** Whether the order may close as far as its payments go. */
async function endOpenPayments(app: AppContext, orderId: string, reason: CloseReason): Promise<boolean> {
  const open = await app.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.out_trade_no', 'orders.expires_ms'])
    .where('payments.order_id', '=', orderId)
    .where('payments.state', '=', 'open')
    .execute();
  for (const payment of open) {
    const truth = await app.payments.query(payment.out_trade_no);
    if (truth.state === 'paid') {
      await settlePayment(app, payment.out_trade_no, truth);
      return false;
    }
    if (truth.state === 'unknown') {
      const waited = app.clock.now() - (payment.expires_ms ?? 0);
      if (reason === 'cancelled') throw refuse('payChannelDown');
      if (waited < UNKNOWN_PAYMENT_GRACE_MS) return false;
    }
    if (truth.state === 'open' && !(await closeAtGateway(app, payment.out_trade_no))) return false;
    await app.db
      .updateTable('payments')
      .set({ state: 'closed' })
      .where('id', '=', payment.id)
      .where('state', '=', 'open')
      .execute();
  }
  return true;
}

async function closeAtGateway(app: AppContext, outTradeNo: string): Promise<boolean> {
  try {
    await app.payments.close(outTradeNo);
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyPaidError)) throw error;
    await settlePayment(app, outTradeNo, await app.payments.query(outTradeNo));
    return false;
  }
}

/** Orders whose time to pay is over. The partial index `orders_unpaid` answers this. */
export async function overdueOrders({ db, clock }: AppContext, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus.pendingPayment)
    .where('expires_ms', '<=', clock.now())
    .orderBy('expires_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Closes a member's own order that is past its time, so that what they read is the truth before the job has run. */
export async function closeIfOverdue(app: AppContext, orderId: string, memberId: string): Promise<void> {
  const order = await app.db
    .selectFrom('orders')
    .select(['status', 'expires_ms'])
    .where('id', '=', orderId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (order?.status !== orderStatus.pendingPayment || order.expires_ms === null) return;
  if (order.expires_ms <= app.clock.now()) await closeUnpaidOrder(app, orderId, 'timedOut');
}
