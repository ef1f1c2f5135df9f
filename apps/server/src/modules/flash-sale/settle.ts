import { flashHoldMs } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import {
  activityProductOf,
  lockPool,
  type PoolSlot,
  returnUnsold,
  type SoldInActivity,
} from '../activity/pool-store';
import { isOver } from '../activity/shown';
import { tell } from '../message/tell';
import { Book } from './book';
import { bookedSlots, type GrabRow } from './grab-store';
import { dropHeld, endWaiting, lapseHolds, lockQueue, type SlotUnits } from './settle-store';

/** What places come to, slot by slot. */
export function unitsOf(grabs: readonly Pick<GrabRow, 'quantity' | 'slots'>[], perUnit: number): SlotUnits[] {
  const sums = new Map<string, number>();
  for (const { quantity, slots } of grabs)
    for (const slot of slots) sums.set(slot, quantity * perUnit + (sums.get(slot) ?? 0));
  return [...sums].map(([slot, units]) => ({ slot, units }));
}

/**
 * Locks the pool of a thing as it stands by the clock: holds whose time is over are ended first, and what they held goes to
 * who waits. Answers its slots.
 */
export async function catchUpPool(tx: Tx, activityProductId: string, nowMs: number): Promise<PoolSlot[]> {
  // Places are locked before pools, as by whoever orders.
  const lapsed = await lapseHolds(tx, activityProductId, nowMs);
  const pool = await lockPool(tx, activityProductId);
  if (lapsed.length === 0) return pool;
  const sold = await activityProductOf(tx, activityProductId);
  if (!sold) return pool;
  await dropHeld(tx, activityProductId, unitsOf(lapsed, sold.product.per_unit));
  await serveLocked(tx, sold, nowMs);
  return lockPool(tx, activityProductId);
}

/** Ends what is over of a thing's places, and gives what is free to who waits, or back to the product. */
export async function settlePool(tx: Tx, activityProductId: string, nowMs: number): Promise<void> {
  const lapsed = await lapseHolds(tx, activityProductId, nowMs);
  await lockPool(tx, activityProductId);
  const sold = await activityProductOf(tx, activityProductId);
  if (!sold) return;
  await dropHeld(tx, activityProductId, unitsOf(lapsed, sold.product.per_unit));
  await serveLocked(tx, sold, nowMs);
}

/** The same, of a pool that is locked, whose places are as they should be. */
async function serveLocked(tx: Tx, sold: SoldInActivity, nowMs: number): Promise<void> {
  const { product, activity } = sold;
  if (activity.state === 'draft') return;
  const queue = await lockQueue(tx, product.id);
  if (isOver(activity, nowMs)) {
    const refused = queue.map(({ id }) => id);
    if (refused.length > 0) {
      await endWaiting(
        tx,
        { activityProductId: product.id, nowMs, holdUntilMs: nowMs },
        { granted: [], refused, held: [] },
      );
    }
    await returnUnsold(tx, product.id);
    return;
  }
  if (queue.length > 0) await serveQueue(tx, sold, queue, nowMs);
}

/** Serves who waits in their order; who can get nothing any more is told so. */
async function serveQueue(
  tx: Tx,
  { product, activity }: SoldInActivity,
  queue: readonly GrabRow[],
  nowMs: number,
): Promise<void> {
  const slots = await bookedSlots(
    tx,
    { activityProductId: product.id, perUnit: product.per_unit },
    await lockPool(tx, product.id),
  );
  const book = new Book(slots.map((slot) => ({ ...slot, waiting: 0 })));
  const granted: GrabRow[] = [];
  const refused: string[] = [];
  for (const grab of queue) {
    const served = book.serve({ slots: grab.slots, units: grab.quantity * product.per_unit });
    if (served === 'granted') granted.push(grab);
    else if (served === 'soldOut') refused.push(grab.id);
  }
  if (granted.length === 0 && refused.length === 0) return;
  const holdUntilMs = nowMs + flashHoldMs;
  await endWaiting(
    tx,
    { activityProductId: product.id, nowMs, holdUntilMs },
    { granted: granted.map(({ id }) => id), refused, held: unitsOf(granted, product.per_unit) },
  );
  for (const { id, member_id } of granted) {
    await tell(tx, {
      memberId: member_id,
      template: 'flashPlaceFree',
      parameters: { title: product.name, activity: activity.name },
      once: `place:${id}`,
      nowMs,
    });
  }
}
