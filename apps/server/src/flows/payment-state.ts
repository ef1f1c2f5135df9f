import type { PaymentState } from '@yunyou/contract';
import type { AppContext } from '../context';
import { checkoutOfOrder, hasLinesOf, orderOf } from '../core/orders/store';
import { openPayments } from '../core/payments/store';
import { countVouchers } from '../modules/voucher/store';
import { closeIfOverdue } from './close-unpaid';
import { settlePayment } from './settle-payment';

/** State of the payment of the checkout an order belongs to. While a payment is open, the payment system itself is asked. */
export async function paymentState(
  request: AppContext & { memberId: string },
  orderId: string,
): Promise<PaymentState> {
  const { db, memberId, payments, clock } = request;
  await closeIfOverdue(request, orderId, memberId);
  let checkout = await checkoutOfOrder(db, memberId, orderId);
  let attempted = false;
  if (checkout.state === 'open') {
    const open = await openPayments(db, [checkout.id]);
    attempted = open.length > 0;
    for (const { out_trade_no } of open) {
      await settlePayment(request, out_trade_no, await payments.query(out_trade_no));
    }
    checkout = await checkoutOfOrder(db, memberId, orderId);
  }
  const order = await orderOf(db, memberId, orderId);
  const isOpen = checkout.state === 'open';
  return {
    orderId,
    status: order.status,
    payStatus: order.pay_status,
    totalFen: checkout.total_fen,
    refundedFen: order.refunded_fen,
    attempted: attempted && isOpen,
    paidAtMs: order.paid_ms,
    expiresAtMs: isOpen ? checkout.expires_ms : null,
    checkedAtMs: clock.now(),
    voucherCount: await countVouchers(db, orderId),
    isShipped: await hasLinesOf(db, orderId, 'goods'),
    orderType: order.order_type,
  };
}
