import { type CloseReason, orderStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { OrderKinds } from '../kinds';
import { isUntouched } from '../orders/complete';
import { linesOf, lockOrderWithCheckout } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { openRefund, wholeUnits } from './open';
import { liveItems } from './store';

interface UnpaidDeps {
  kinds: OrderKinds;
  nowMs: number;
}

/** Ends units of an order that is paid where it is used: nothing of it was paid, so nothing goes back but its places. */
export async function endUnpaid(
  tx: Tx,
  deps: UnpaidDeps,
  locked: Awaited<ReturnType<typeof lockOrderWithCheckout>>,
  {
    closeReason,
    isWanted = () => true,
    note = '',
  }: {
    closeReason: Extract<CloseReason, 'cancelled' | 'noShow'>;
    /** Which units; default all that are left. */
    isWanted?: (lineId: string, unit: number) => boolean;
    note?: string;
  },
): Promise<void> {
  const { checkout, order } = locked;
  if (checkout.state !== 'atDesk') throw refuse('transitionRefused', { detail: { from: order.status } });
  const lines = await linesOf(tx, [order.id]);
  const gone = await liveItems(
    tx,
    lines.map(({ id }) => id),
  );
  const units = wholeUnits(lines).filter(
    ({ lineId, unit }) =>
      isWanted(lineId, unit) && !gone.some((item) => item.line_id === lineId && item.unit === unit),
  );
  if (units.length === 0) return;
  const refunding = await moveOrder(tx, deps.nowMs, order, {
    status: orderStatus.refunding,
    confirmByMs: null,
  });
  await openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    {
      kind: closeReason === 'noShow' ? 'system' : 'onlyRefund',
      reason: note,
      closeReason,
      units,
      freightFen: 0,
    },
  );
}

/** A member cancels an order that is paid where it is used, before anything of it was used. */
export async function cancelUnpaid(
  tx: Tx,
  deps: UnpaidDeps,
  { orderId, memberId, note }: { orderId: string; memberId: string; note?: string | undefined },
): Promise<void> {
  const locked = await lockOrderWithCheckout(tx, orderId, memberId);
  const lines = await linesOf(tx, [orderId]);
  if (!(await isUntouched({ ...deps, db: tx }, locked.order, lines))) {
    throw refuse('transitionRefused', { detail: { from: locked.order.status } });
  }
  await endUnpaid(tx, deps, locked, { closeReason: 'cancelled', ...(note && { note }) });
}
