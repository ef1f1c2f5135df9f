import { orderStatus, type PaymentState, paymentStatus } from '@yunyou/contract';

/**
 * How paying ended. `state` is the server's last word, where it could be had.
 * - `paid`: the server has the money
 * - `cancelled`: the person did not pay, the order closed, or its money went back (`state.payStatus` 3)
 * - `pending`: the page is being left for a cashier, and `confirm` after the return knows more; with a `state`, the order
 *   stands and is paid later, at the desk
 * - `unknown`: the server does not know yet; ask again later, do not let the person pay twice unwarned
 */
export interface PayOutcome {
  status: 'paid' | 'cancelled' | 'pending' | 'unknown';
  state?: PaymentState;
}

/** What a state decides; undefined while the money may still come. */
export function outcomeOf(state: PaymentState): PayOutcome | undefined {
  const { payStatus, status } = state;
  if (payStatus === paymentStatus.paid || payStatus === paymentStatus.credited)
    return { status: 'paid', state };
  const stands = status === orderStatus.pendingConfirmation || status === orderStatus.pendingConsumption;
  if (payStatus === paymentStatus.unpaid && stands) return { status: 'pending', state };
  if (payStatus === paymentStatus.refunded || status !== orderStatus.pendingPayment) {
    return { status: 'cancelled', state };
  }
  return undefined;
}
