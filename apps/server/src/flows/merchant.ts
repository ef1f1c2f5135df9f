import type { CloseReason } from '@yunyou/contract';
import type { AppContext } from '../context';
import { lapseIfOverdue } from '../core/orders/complete';
import { markConfirmed } from '../core/orders/paid';
import { lockOrder } from '../core/orders/store';
import { failOrder } from '../core/refunds/reject';
import { inTransaction } from '../database/transaction';
import { sendRefunds } from './send-refunds';

/** The merchant takes an order: what was bought can be used. */
export async function confirmOrder({ db, kinds, clock }: AppContext, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) =>
    markConfirmed(tx, { kinds, nowMs: clock.now() }, await lockOrder(tx, orderId)),
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

/** An order whose time is over ends, used or not. */
export async function lapseOrder({ db, kinds, clock }: AppContext, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) =>
    lapseIfOverdue(tx, { kinds, nowMs: clock.now() }, await lockOrder(tx, orderId)),
  );
}
