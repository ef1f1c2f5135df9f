import type { AppContext } from '../context';
import { lockOrderWithCheckout } from '../core/orders/store';
import { giveBackUnits } from '../core/refunds/give-back';
import { inTransaction } from '../database/transaction';
import { sendRefunds } from './send-refunds';

/** The merchant gives so many units of a complete order back; their money is sent at once. */
export async function giveBack(app: AppContext, orderId: string, count: number): Promise<void> {
  const deps = { kinds: app.kinds, nowMs: app.clock.now() };
  const { refundId } = await inTransaction(app.db, async (tx) =>
    giveBackUnits(tx, deps, await lockOrderWithCheckout(tx, orderId), count),
  );
  if (refundId) await sendRefunds(app, [refundId]);
}
