import { orderStatus, paymentStatus } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { ofActivities } from '../activities';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';
import { type CheckoutRow, linesOf, lockOrder, type OrderRow, setCheckouts } from './store';
import { moveOrder } from './transitions';

/** The merchant's time to confirm what has no day of its own. */
const UNDATED_CONFIRM_MS = 48 * 3_600_000;

interface PaidDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
}

/**
 * Until when the merchant must have confirmed an order that waits since `fromMs`: what its kinds say, otherwise 24:00 of the
 * first day, or 48 hours.
 */
export function confirmByMs(
  kinds: OrderKinds,
  { first_slot }: Pick<OrderRow, 'first_slot'>,
  lines: readonly StoredLine[],
  fromMs: number,
): number {
  const own = byKind(kinds, lines, (line) => line.kind).flatMap(
    ({ kind, items }) => kind.confirmByMs?.(items, fromMs) ?? [],
  );
  if (own.length > 0) return Math.min(...own);
  return first_slot === '' ? fromMs + UNDATED_CONFIRM_MS : instantOf(addDays(first_slot.slice(0, 10), 1));
}

/** Makes a locked, open checkout paid: its orders stand at once, or wait for the merchant; what was bought is set in motion. */
export async function markPaid(
  tx: Tx,
  { kinds, protection, nowMs }: PaidDeps,
  { checkout, orders }: { checkout: CheckoutRow; orders: readonly OrderRow[] },
  { paidMs, paymentId }: { paidMs: number; paymentId: string | null },
): Promise<OrderRow[]> {
  await setCheckouts(tx, [checkout.id], { state: 'paid', paid_ms: paidMs, paid_payment_id: paymentId });
  await kinds.offers.paid(tx, checkout.id, nowMs);
  const lines = await linesOf(
    tx,
    orders.map(({ id }) => id),
  );
  const inActivities = ofActivities(lines);
  const heldBack =
    inActivities.length > 0
      ? await kinds.activities.paid(tx, inActivities, {
          nowMs,
          paidMs,
          letGo: (orderId, note) => letGo(tx, { kinds, protection, nowMs }, orderId, note),
        })
      : new Set<string>();
  const paid: OrderRow[] = [];
  for (const order of orders) {
    const isHeld = heldBack.has(order.id);
    const usable = order.confirm_mode === 'instant' && !isHeld;
    const own = lines.filter((line) => line.order_id === order.id);
    paid.push(
      await moveOrder(tx, nowMs, order, {
        status: usable ? orderStatus.pendingConsumption : orderStatus.pendingConfirmation,
        payStatus: paymentStatus.paid,
        paidMs,
        confirmByMs: usable || isHeld ? null : confirmByMs(kinds, order, own, paidMs),
        heldBack: isHeld,
      }),
    );
    for (const { kind, items } of byKind(kinds, own, (line) => line.kind)) {
      await kind.fulfil(tx, items, { usable, nowMs, protection });
    }
  }
  return paid;
}

/**
 * The merchant confirms a locked order: what was bought can be used. What is paid at the desk is set in motion only now.
 * `known`: its lines, where they were read already.
 */
export async function markConfirmed(
  tx: Tx,
  { kinds, protection, nowMs }: PaidDeps,
  order: OrderRow,
  known?: readonly StoredLine[],
): Promise<OrderRow> {
  // An unpaid order and one that is given back go to the same status, but never by the merchant's word.
  if (order.status !== orderStatus.pendingConfirmation || order.held_back) {
    throw refuse('transitionRefused', { detail: { from: order.status } });
  }
  const moved = await moveOrder(tx, nowMs, order, {
    status: orderStatus.pendingConsumption,
    confirmByMs: null,
  });
  const lines = known ?? (await linesOf(tx, [order.id]));
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    if (order.pay_status === paymentStatus.unpaid)
      await kind.fulfil(tx, items, { usable: true, nowMs, protection });
    else await kind.confirm(tx, items, nowMs);
  }
  return moved;
}

/** An order is no longer held back: it stands at once, or waits for the merchant from now on. */
export async function letGo(tx: Tx, deps: PaidDeps, orderId: string, note: string): Promise<void> {
  const { kinds, nowMs } = deps;
  const order = await lockOrder(tx, orderId);
  const lines = await linesOf(tx, [order.id]);
  const isInstant = order.confirm_mode === 'instant';
  const free = await moveOrder(tx, nowMs, order, {
    confirmByMs: isInstant ? null : confirmByMs(kinds, order, lines, nowMs),
    heldBack: false,
    note,
  });
  if (isInstant) await markConfirmed(tx, deps, free, lines);
}
