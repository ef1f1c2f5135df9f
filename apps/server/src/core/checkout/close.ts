import { type CloseReason, orderStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { ofActivities } from '../activities';
import { byKind, type OrderKinds } from '../kinds';
import { linesOf, lockCheckouts, setCheckouts } from '../orders/store';
import { moveOrders } from '../orders/transitions';
import { openPayments } from '../payments/store';
import { freePlaces } from '../people/store';
import { releaseHolds } from '../stock/store';

/** Why a checkout closes that was never paid. */
export type UnpaidReason = Extract<CloseReason, 'cancelled' | 'timedOut' | 'groupFailed'>;

/** What became of a checkout that was to be closed. `payable`: a payment of it was begun meanwhile. */
export type Closing = 'closed' | 'payable' | 'notOpen';

/**
 * Closes checkouts that are not paid and gives their stock back; those with a payment that may still be made are left.
 * Under their locks, so that a payment that begins meanwhile is seen.
 */
export async function closeCheckouts(
  tx: Tx,
  { kinds, nowMs }: { kinds: OrderKinds; nowMs: number },
  ids: readonly string[],
  { reason, note }: { reason: UnpaidReason; note?: string | undefined },
): Promise<Map<string, Closing>> {
  const { checkouts, orders } = await lockCheckouts(tx, ids);
  const payable = new Set((await openPayments(tx, ids)).map((payment) => payment.checkout_id));
  const answer = new Map<string, Closing>(
    checkouts.map(({ id, state }) => [
      id,
      state !== 'open' ? 'notOpen' : payable.has(id) ? 'payable' : 'closed',
    ]),
  );
  const closing = checkouts.filter(({ id }) => answer.get(id) === 'closed').map(({ id }) => id);
  if (closing.length === 0) return answer;
  const own = orders.filter((order) => closing.includes(order.checkout_id));
  await setCheckouts(tx, closing, { state: 'closed' });
  await moveOrders(tx, nowMs, own, {
    status: orderStatus.closed,
    closeReason: reason,
    ...(note && { note }),
  });
  const lines = await linesOf(
    tx,
    own.map(({ id }) => id),
  );
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    const units = items.map((line) => ({
      line,
      units: Array.from({ length: line.quantity }, (_, unit) => unit),
    }));
    await kind.undo(tx, units, { closeReason: reason, isUnpaid: true, nowMs });
  }
  await freePlaces(
    tx,
    lines.map(({ id }) => ({ lineId: id, units: null })),
  );
  await kinds.offers.giveBack(tx, closing, nowMs);
  const inActivities = ofActivities(lines);
  if (inActivities.length > 0) await kinds.activities.closed(tx, inActivities, nowMs);
  await releaseHolds(
    tx,
    lines.map(({ id, kind, quantity }) => ({
      lineId: id,
      units: quantity,
      fromSlot: kinds.of(kind).releasableFrom?.(nowMs) ?? '',
    })),
  );
  if (inActivities.length > 0) await kinds.activities.released(tx, inActivities, nowMs);
  return answer;
}
