import { groupPaymentGraceMs } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { GROUP_FAILED } from '../../core/orders/history-notes';
import { letGo } from '../../core/orders/paid';
import { failOrder } from '../../core/refunds/reject';
import type { Tx } from '../../database/connect';
import type { DataProtection } from '../../security/data-protection';
import { uncountDocuments } from '../activity/documents-store';
import { activityProductOf, lockPools, returnUnsold } from '../activity/pool-store';
import { isOver, virtualFrom } from '../activity/shown';
import { formGroup } from './form';
import { type GroupRow, lockGroup, moveSeats, seatsOf, setGroup, withoutOpenGroups } from './group-store';
import { checkoutsOfOrders } from './orders-store';

interface EndDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
}

/**
 * Ends a group whose time is over, or whose activity is withdrawn: it formed, or it failed, for all. While somebody may still
 * be paying it is left as it is, for two minutes at the most. Answers the refunds to send after the commit.
 */
export async function endGroup(tx: Tx, deps: EndDeps, id: string): Promise<string[]> {
  const group = await lockGroup(tx, id);
  const sold = group && (await activityProductOf(tx, group.activity_product_id));
  if (!sold || group.state !== 'forming' || group.ends_ms === null) return [];
  const { product, activity } = sold;
  const isWithdrawn = activity.state === 'withdrawn';
  const endedMs = isWithdrawn ? Math.min(group.ends_ms, activity.withdrawn_ms ?? 0) : group.ends_ms;
  if (endedMs > deps.nowMs) return [];
  const isUnsure = group.seats_taken > group.paid && deps.nowMs < endedMs + groupPaymentGraceMs;
  if (isUnsure) return [];
  const isFilled = !isWithdrawn && product.virtual_completion && group.paid >= virtualFrom(group.needed);
  if (!isFilled) return failGroup(tx, deps, group);
  const unpaid = (await seatsOf(tx, id)).filter(({ state }) => state === 'unpaid');
  await formGroup(tx, { nowMs: deps.nowMs, letGo: (orderId, note) => letGo(tx, deps, orderId, note) }, group);
  if (unpaid.length > 0)
    await uncountDocuments(
      tx,
      unpaid.map(({ line_id }) => line_id),
    );
  return [];
}

/** A locked group did not become full: everybody's money goes back. Answers the refunds to send after the commit. */
export async function failGroup(tx: Tx, deps: EndDeps, { id, paid }: GroupRow): Promise<string[]> {
  const { nowMs } = deps;
  const open = (await seatsOf(tx, id)).filter(({ state }) => state === 'unpaid' || state === 'paid');
  await moveSeats(tx, id, { from: 'unpaid', to: 'closed', nowMs });
  await moveSeats(tx, id, { from: 'paid', to: 'failed', nowMs });
  await setGroup(tx, id, { state: 'failed', settled_ms: nowMs, seats_taken: paid });
  if (open.length > 0)
    await uncountDocuments(
      tx,
      open.map(({ line_id }) => line_id),
    );
  const paidOrders = open.flatMap(({ state, order_id }) => (state === 'paid' ? [order_id] : []));
  const refundIds: string[] = [];
  for (const { orderId } of await checkoutsOfOrders(tx, paidOrders)) {
    const failing = { closeReason: 'groupFailed', reason: '', note: GROUP_FAILED } as const;
    const refundId = await failOrder(tx, deps, orderId, failing);
    if (refundId) refundIds.push(refundId);
  }
  return refundIds;
}

/** What is left of things that are over goes back to their products, once no group of them is open any more. */
export async function settleGroupPools(tx: Tx, productIds: readonly string[], nowMs: number): Promise<void> {
  for (const id of await withoutOpenGroups(tx, productIds)) {
    const sold = await activityProductOf(tx, id);
    if (!sold || sold.activity.state === 'draft' || !isOver(sold.activity, nowMs)) continue;
    await lockPools(tx, [id]);
    await returnUnsold(tx, id);
  }
}
