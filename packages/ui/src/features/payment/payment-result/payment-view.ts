import { orderStatus, type PaymentState, paymentStatus } from '@yunyou/contract';

/**
 * What the buyer is told: `asking` and `unknown` while there is no word of the server, the others by its word. Paid is
 * `paid` with codes to show, `toShip` when it is sent, `atHand` when it stands in the order, `forming` while it waits for its
 * group.
 */
export type PaymentView =
  | 'asking'
  | 'paid'
  | 'toShip'
  | 'atHand'
  | 'waiting'
  | 'forming'
  | 'pending'
  | 'refunding'
  | 'refunded'
  | 'closed'
  | 'unknown';

/** What the server's word means to the buyer. */
export function paymentViewOf({
  status,
  payStatus,
  voucherCount,
  isShipped,
}: Pick<PaymentState, 'status' | 'payStatus' | 'voucherCount' | 'isShipped'>): PaymentView {
  if (payStatus === paymentStatus.refunded) return 'refunded';
  if (payStatus === paymentStatus.unpaid) {
    return status === orderStatus.pendingPayment ? 'pending' : 'closed';
  }
  if (status === orderStatus.pendingConfirmation) return 'waiting';
  // The money is here, and the order will not be carried out.
  const over = [orderStatus.failed, orderStatus.refunding, orderStatus.closed].some((one) => one === status);
  if (over) return 'refunding';
  if (voucherCount > 0) return 'paid';
  return isShipped ? 'toShip' : 'atHand';
}
