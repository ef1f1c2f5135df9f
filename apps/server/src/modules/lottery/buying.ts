import { dayOf } from '../../clock';
import { lockBuyer } from '../../core/checkout/unpaid-store';
import type { Tx } from '../../database/connect';
import { purchasesOf } from './buying-store';
import { giveChances, timesOnDay } from './chances-store';

export { withdrawChances } from './buying-store';

/** A checkout is paid: each of its orders that is enough for a draw gives chances in it, once. */
export async function giveBoughtChances(tx: Tx, checkoutId: string, nowMs: number): Promise<void> {
  const purchases = await purchasesOf(tx, checkoutId, nowMs);
  const [first] = purchases;
  if (!first) return;
  await lockBuyer(tx, first.memberId);
  for (const { memberId, orderId, activeId, taskId, chances, perDay } of purchases) {
    const times = await timesOnDay(tx, { taskId, activeId, memberId, day: dayOf(nowMs) });
    if (times >= perDay) continue;
    await giveChances(tx, {
      ...{ activeId, memberId, source: 'task', taskId, refKey: orderId, count: chances, nowMs },
    });
  }
}
