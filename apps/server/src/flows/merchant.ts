import type { CloseReason } from '@yunyou/contract';
import type { AppContext } from '../context';
import { lapseIfOverdue } from '../core/orders/complete';
import { markConfirmed } from '../core/orders/paid';
import { lockOrder, lockOrderWithCheckout } from '../core/orders/store';
import { giveExpiredBack } from '../core/refunds/expired';
import { failOrder } from '../core/refunds/reject';
import { inTransaction } from '../database/transaction';
import { sendRefunds } from './send-refunds';

/** The merchant takes an order: what was bought can be used. */
export async function confirmOrder(
  { db, kinds, protection, clock }: AppContext,
  orderId: string,
): Promise<void> {
  await inTransaction(db, async (tx) =>
    markConfirmed(tx, { kinds, protection, nowMs: clock.now() }, await lockOrder(tx, orderId)),
  );
}

/** The merchant can't take an order, or has said nothing in time: it fails, its places and its money go back. */
export async function rejectOrder(
  app: AppContext,
  orderId: string,
  closeReason: Extract<CloseReason, 'rejected' | 'notConfirmed'> = 'rejected',
  reason = '',
): Promise<void> {
  const { db, kinds, clock } = app;
  const refundId = await inTransaction(db, (tx) =>
    failOrder(tx, { kinds, nowMs: clock.now() }, orderId, { closeReason, reason }),
  );
  if (refundId) await sendRefunds(app, [refundId]);
}

/** An order whose time is over ends, used or not; what goes back by itself is sent back. */
export async function lapseOrder(app: AppContext, orderId: string): Promise<void> {
  const { db, kinds, clock } = app;
  const deps = { kinds, nowMs: clock.now() };
  const refundId = await inTransaction(db, async (tx) => {
    const { checkout, order } = await lockOrderWithCheckout(tx, orderId);
    const opened = await giveExpiredBack(tx, deps, { checkout, order });
    if (!opened) await lapseIfOverdue(tx, deps, order);
    return opened?.refundId;
  });
  if (refundId) await sendRefunds(app, [refundId]);
}
