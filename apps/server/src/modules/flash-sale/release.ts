import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { lockPool } from '../activity/pool-store';
import { lockOwnGrab, setReleased } from './own-store';
import { settlePool, unitsOf } from './settle';
import { dropHeld } from './settle-store';

/** A member gives their place up, or leaves the queue; what was held goes to who waits. */
export async function releaseGrab(
  tx: Tx,
  { grabId, memberId, nowMs }: { grabId: string; memberId: string; nowMs: number },
): Promise<void> {
  const grab = await lockOwnGrab(tx, grabId, memberId);
  if (!grab) throw notFound();
  const { state, activity_product_id: activityProductId, hold_until_ms } = grab;
  const isHeld = state === 'granted' && (hold_until_ms ?? 0) > nowMs;
  if (!isHeld && state !== 'queued') {
    throw refuse('transitionRefused', { detail: { from: state, orderId: grab.order_id } });
  }
  await setReleased(tx, grabId, nowMs);
  if (!isHeld) return;
  await lockPool(tx, activityProductId);
  await dropHeld(tx, activityProductId, unitsOf([grab], grab.per_unit));
  await settlePool(tx, activityProductId, nowMs);
}
