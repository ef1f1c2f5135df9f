import type { AppContext } from '../context';
import { markPaid } from '../core/orders/paid';
import { checkoutOfOrder, lockCheckout } from '../core/orders/store';
import { inTransaction } from '../database/transaction';
import { refuse } from '../http/refusal';
import { closeIfOverdue } from './close-unpaid';
import { endOtherWays } from './start-payment';

/** Nothing to pay makes the checkout paid. */
export async function payWithoutMoney(
  request: AppContext & { memberId: string },
  orderId: string,
): Promise<void> {
  await closeIfOverdue(request, orderId, request.memberId);
  const { id } = await checkoutOfOrder(request.db, request.memberId, orderId);
  await endOtherWays(request, id, 'none');
  const { kinds, protection, clock } = request;
  await inTransaction(request.db, async (tx) => {
    const locked = await lockCheckout(tx, id);
    if (locked.checkout.state !== 'open') throw refuse('orderNotPayable');
    const nowMs = clock.now();
    await markPaid(tx, { kinds, protection, nowMs }, locked, { paidMs: nowMs, paymentId: null });
  });
}
