import { type OrderStatus, orderStatus, type PaymentState, type PaymentStatus } from '@yunyou/contract';
import type { MemberRequest } from '../../http/request-context';
import { closeIfOverdue } from '../order/close';
import { orderOf } from '../order/queries';
import { settlePayment } from './settle';

/** The truth about an order's money. While a payment is open, the payment system itself is asked. */
export async function paymentState(request: MemberRequest, orderId: string): Promise<PaymentState> {
  await closeIfOverdue(request, orderId, request.memberId);
  let order = await orderOf(request.db, request.memberId, orderId);
  let attempted = false;
  if (order.status === orderStatus.pendingPayment) {
    const open = await request.db
      .selectFrom('payments')
      .select('out_trade_no')
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .execute();
    attempted = open.length > 0;
    for (const { out_trade_no } of open) {
      await settlePayment(request, out_trade_no, await request.payments.query(out_trade_no));
    }
    order = await orderOf(request.db, request.memberId, orderId);
  }
  return {
    orderId,
    status: order.status as OrderStatus,
    payStatus: order.pay_status as PaymentStatus,
    totalFen: order.total_fen,
    refundedFen: order.refunded_fen,
    attempted: attempted && order.status === orderStatus.pendingPayment,
    paidAtMs: order.paid_ms,
    expiresAtMs: order.status === orderStatus.pendingPayment ? order.expires_ms : null,
    checkedAtMs: request.clock.now(),
  };
}
