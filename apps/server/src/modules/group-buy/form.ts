import type { PaidDeps } from '../../core/activities';
import { GROUP_FORMED } from '../../core/orders/history-notes';
import type { Tx } from '../../database/connect';
import { type GroupRow, moveSeats, seatsOf, setGroup } from './group-store';

/** A locked group is full: what all its members paid for is set in motion, besides the order that is being paid. */
export async function formGroup(
  tx: Tx,
  { nowMs, letGo }: Pick<PaidDeps, 'nowMs' | 'letGo'>,
  group: Pick<GroupRow, 'id' | 'paid' | 'needed'>,
  { except }: { except?: string } = {},
): Promise<void> {
  const { id, paid, needed } = group;
  const orderIds = (await seatsOf(tx, id))
    .filter(({ state, order_id }) => state === 'paid' && order_id !== except)
    .map(({ order_id }) => order_id)
    .sort();
  await moveSeats(tx, id, { from: 'unpaid', to: 'closed', nowMs });
  await moveSeats(tx, id, { from: 'paid', to: 'formed', nowMs });
  await setGroup(tx, id, {
    state: 'formed',
    settled_ms: nowMs,
    seats_taken: paid,
    virtual_seats: needed - paid,
  });
  for (const orderId of orderIds) await letGo(orderId, GROUP_FORMED);
}
