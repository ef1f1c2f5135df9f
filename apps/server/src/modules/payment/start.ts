import { orderStatus, paymentStatus } from '@yunyou/contract';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { shanghaiDigits } from '../../outside/pay-systems/wire-formats';
import {
  AlreadyPaidError,
  PaymentGatewayError,
  type Prepay,
  type TradeType,
} from '../../outside/payment-gateway';
import { newId } from '../../security/ids';
import { closeIfOverdue } from '../order/close';
import { lockOrder } from '../order/transitions';
import { settlePayment } from './settle';

/** A number for the payment system: letters and digits, at most 32. */
function tradeNumber({ payments, clock }: MemberRequest, tradeType: TradeType, sn: string): string {
  const random = newId().replace(/[^0-9A-Za-z]/g, '');
  const { numberPrefix } = payments.systemFor(tradeType);
  // Other systems know a payment by its number and its time; the letter says whose it is.
  return numberPrefix
    ? `${numberPrefix}${shanghaiDigits(clock.now())}${random.slice(0, 10)}`
    : `${sn}${random.slice(0, 6)}`;
}

interface StartOptions {
  orderId: string;
  tradeType: TradeType;
  openId?: string;
  appId?: string;
  /** Where the cashier sends the buyer afterwards. */
  returnUrl?: string;
}

/**
 * Starts, or takes up again, the payment of an order. There is one open payment per order: two tabs come to the same
 * one, and a payment begun in another way is closed first.
 */
export async function startPayment(
  request: MemberRequest,
  { orderId, tradeType, openId, appId, returnUrl }: StartOptions,
): Promise<Prepay> {
  if (!request.payments.takes(tradeType)) throw refuse('payChannelUnknown');
  await closeIfOverdue(request, orderId, request.memberId);
  await endOtherWays(request, orderId, tradeType);
  const { order, payment } = await openPayment(request, orderId, tradeType);
  try {
    const prepay = await request.payments.start({
      tradeType,
      outTradeNo: payment.out_trade_no,
      description: order.snapshot.title,
      amountFen: payment.amount_fen,
      expiresAtMs: order.expires_ms ?? request.clock.now(),
      payerIp: request.ip,
      memberId: request.memberId,
      ...(openId && { openId }),
      ...(appId && { appId }),
      ...(returnUrl && { returnUrl }),
    });
    await request.db
      .updateTable('payments')
      .set({ prepay: JSON.stringify(prepay) })
      .where('id', '=', payment.id)
      .execute();
    return prepay;
  } catch (error) {
    if (error instanceof AlreadyPaidError) {
      await settlePayment(request, payment.out_trade_no, await request.payments.query(payment.out_trade_no));
      throw refuse('alreadyPaid');
    }
    if (error instanceof PaymentGatewayError) {
      request.log.error({ err: error }, 'payment could not be started');
      throw refuse(error.gatewayCode === 'NOT_ENOUGH' ? 'payChannelUnknown' : 'payChannelDown');
    }
    throw error;
  }
}

/** The order's open payment of this kind; made when there is none. Only while the order waits for its money. */
async function openPayment(request: MemberRequest, orderId: string, tradeType: TradeType) {
  const { db, clock, payments, memberId } = request;
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId, memberId);
    if (order.status !== orderStatus.pendingPayment) {
      if (order.status === orderStatus.closed)
        throw refuse(order.close_reason === 'timedOut' ? 'orderExpired' : 'orderNotPayable');
      throw refuse(order.pay_status === paymentStatus.unpaid ? 'orderNotPayable' : 'alreadyPaid');
    }
    const open = await transaction
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .where('trade_type', '=', tradeType)
      .executeTakeFirst();
    if (open) return { order, payment: open };
    const payment = await transaction
      .insertInto('payments')
      .values({
        id: newId(),
        order_id: orderId,
        gateway: payments.systemFor(tradeType).name,
        trade_type: tradeType,
        out_trade_no: tradeNumber(request, tradeType, order.sn),
        prepay: JSON.stringify({ prepayId: null, payUrl: null }),
        amount_fen: order.total_fen,
        state: 'open',
        transaction_id: null,
        created_ms: clock.now(),
        paid_ms: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { order, payment };
  });
}

/** Closes an open payment of another kind, after asking whether it was not paid meanwhile. */
export async function endOtherWays(
  request: MemberRequest,
  orderId: string,
  tradeType: TradeType | 'none',
): Promise<void> {
  const others = await request.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.out_trade_no'])
    .where('payments.order_id', '=', orderId)
    .where('orders.member_id', '=', request.memberId)
    .where('payments.state', '=', 'open')
    .where('payments.trade_type', '!=', tradeType)
    .execute();
  for (const other of others) {
    try {
      await request.payments.close(other.out_trade_no);
    } catch (error) {
      if (error instanceof PaymentGatewayError) throw refuse('payChannelDown');
      if (!(error instanceof AlreadyPaidError)) throw error;
      await settlePayment(request, other.out_trade_no, await request.payments.query(other.out_trade_no));
      throw refuse('alreadyPaid');
    }
    await request.db.updateTable('payments').set({ state: 'closed' }).where('id', '=', other.id).execute();
  }
}
