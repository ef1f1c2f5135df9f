import { orderStatus } from '@yunyou/contract';
import type { AppContext } from '../context';
import { orderOf } from '../core/orders/store';
import { closeIfOverdue } from './close-unpaid';
import { settleGroupOfOrder } from './group-buys';
import { lapseOrder } from './merchant';

/** Brings a member's own order to where time has taken it, so that what they read is true before a job has run. */
export async function catchUp(app: AppContext, orderId: string, memberId: string): Promise<void> {
  await closeIfOverdue(app, orderId, memberId);
  const order = await orderOf(app.db, memberId, orderId);
  if (order.held_back) await settleGroupOfOrder(app, orderId);
  const isOver = order.ends_ms !== null && order.ends_ms <= app.clock.now();
  if (isOver && order.status === orderStatus.pendingConsumption) await lapseOrder(app, orderId);
}
