import { orderStatus, paymentStatus } from '@yunyou/contract';
import type { AppContext } from '../context';
import { type CheckoutRow, checkoutOfOrder, lockCheckout, type OrderRow } from '../core/orders/store';
import {
  insertPayment,
  openPayments,
  type PaymentRow,
  setPaymentClosed,
  setPrepay,
} from '../core/payments/store';
import type { Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { refuse } from '../http/refusal';
import { shanghaiDigits } from '../outside/pay-systems/wire-formats';
import {
  AlreadyPaidError,
  PaymentGatewayError,
  type Prepay,
  type TradeType,
} from '../outside/payment-gateway';
import { newId } from '../security/ids';
import { FIRST_CHECK_MS } from './check-payments';
import { closeAtGateway, closeIfOverdue } from './close-unpaid';
import { settlePayment } from './settle-payment';

export interface Payer extends AppContext {
  memberId: string;
  ip: string;
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
 * Starts, or takes up again, the payment of the checkout that an order belongs to. There is one open payment per checkout:
 * two tabs come to the same one, and a payment begun in another way is closed first.
 */
export async function startPayment(request: Payer, options: StartOptions): Promise<Prepay> {
  const { orderId, tradeType, openId, appId, returnUrl } = options;
  if (!request.payments.takes(tradeType)) throw refuse('payChannelUnknown');
  await closeIfOverdue(request, orderId, request.memberId);
  const { id } = await checkoutOfOrder(request.db, request.memberId, orderId);
  await endOtherWays(request, id, tradeType);
  const { checkout, title, payment } = await inTransaction(request.db, (tx) =>
    openPayment(tx, request, id, tradeType),
  );
  let prepay: Prepay;
  try {
    prepay = await request.payments.start({
      tradeType,
      outTradeNo: payment.out_trade_no,
      description: title,
      amountFen: payment.amount_fen,
      expiresAtMs: checkout.expires_ms ?? request.clock.now(),
      payerIp: request.ip,
      memberId: request.memberId,
      ...(openId && { openId }),
      ...(appId && { appId }),
      ...(returnUrl && { returnUrl }),
    });
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
  await setPrepay(request.db, payment.id, prepay);
  await refuseIfClosed(request, payment);
  return prepay;
}

/** Looks again once the payment can be made: the checkout may have closed while the payment system was asked. */
async function refuseIfClosed(request: Payer, payment: PaymentRow): Promise<void> {
  const { checkout, orders } = await inTransaction(request.db, (tx) => lockCheckout(tx, payment.checkout_id));
  if (checkout.state !== 'closed') return;
  if (await closeAtGateway(request, payment.out_trade_no)) await setPaymentClosed(request.db, payment.id);
  refuseUnlessPayable(orders);
}

/** The checkout's open payment of this kind; made when there is none. Only while it waits for its money. */
async function openPayment(
  tx: Tx,
  request: Payer,
  checkoutId: string,
  tradeType: TradeType,
): Promise<{ checkout: CheckoutRow; title: string; payment: PaymentRow }> {
  const { clock, payments } = request;
  const { checkout, orders } = await lockCheckout(tx, checkoutId);
  refuseUnlessPayable(orders);
  const title = orders[0]?.snapshot.title ?? '';
  const open = (await openPayments(tx, [checkoutId])).find((payment) => payment.trade_type === tradeType);
  if (open) return { checkout, title, payment: open };
  const nowMs = clock.now();
  const payment = await insertPayment(tx, {
    id: newId(),
    checkout_id: checkoutId,
    gateway: payments.systemFor(tradeType).name,
    trade_type: tradeType,
    out_trade_no: tradeNumber(request, tradeType, checkout.parent_sn),
    prepay: JSON.stringify({ prepayId: null, payUrl: null }),
    amount_fen: checkout.total_fen,
    state: 'open',
    transaction_id: null,
    created_ms: nowMs,
    paid_ms: null,
    check_ms: nowMs + FIRST_CHECK_MS,
  });
  return { checkout, title, payment };
}

export function refuseUnlessPayable(orders: readonly OrderRow[]): void {
  const order = orders.find(({ status }) => status !== orderStatus.pendingPayment);
  if (!order) return;
  if (order.status === orderStatus.closed) {
    throw refuse(order.close_reason === 'timedOut' ? 'orderExpired' : 'orderNotPayable');
  }
  throw refuse(order.pay_status === paymentStatus.unpaid ? 'orderNotPayable' : 'alreadyPaid');
}

/** A number for the payment system: letters and digits, at most 32. */
function tradeNumber({ payments, clock }: Payer, tradeType: TradeType, parentSn: string): string {
  const random = newId().replace(/[^0-9A-Za-z]/g, '');
  const { numberPrefix } = payments.systemFor(tradeType);
  // Other systems know a payment by its number and its time; the letter says whose it is.
  return numberPrefix
    ? `${numberPrefix}${shanghaiDigits(clock.now())}${random.slice(0, 10)}`
    : `${parentSn}${random.slice(0, 6)}`;
}

/** Closes an open payment of another kind, after asking whether it was not paid meanwhile. */
export async function endOtherWays(
  request: AppContext,
  checkoutId: string,
  tradeType: TradeType | 'none',
): Promise<void> {
  const others = (await openPayments(request.db, [checkoutId])).filter(
    (payment) => payment.trade_type !== tradeType,
  );
  for (const other of others) {
    let isClosed: boolean;
    try {
      isClosed = await closeAtGateway(request, other.out_trade_no);
    } catch (error) {
      if (error instanceof PaymentGatewayError) throw refuse('payChannelDown');
      throw error;
    }
    if (!isClosed) throw refuse('alreadyPaid');
    await setPaymentClosed(request.db, other.id);
  }
}
