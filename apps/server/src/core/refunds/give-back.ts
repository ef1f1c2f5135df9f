import { orderStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { OrderKinds } from '../kinds';
import { linesOf, type lockOrderWithCheckout } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { type OpenedRefund, openRefund, wholeUnits } from './open';
import { liveItems } from './store';

/**
 * The merchant gives units of a complete order back, whatever their rules say: the first ones that are left, so many. What was
 * sent or used is not sold again.
 */
export async function giveBackUnits(
  tx: Tx,
  deps: { kinds: OrderKinds; nowMs: number },
  { checkout, order }: Awaited<ReturnType<typeof lockOrderWithCheckout>>,
  count: number,
): Promise<OpenedRefund> {
  if (order.status !== orderStatus.complete)
    throw refuse('transitionRefused', { detail: { from: order.status } });
  const lines = await linesOf(tx, [order.id]);
  const gone = await liveItems(
    tx,
    lines.map(({ id }) => id),
  );
  const units = wholeUnits(lines)
    .filter(({ lineId, unit }) => !gone.some((item) => item.line_id === lineId && item.unit === unit))
    .slice(0, count);
  if (units.length === 0) throw refuse('refundNotAllowed', { detail: { status: order.status } });
  const refunding = await moveOrder(tx, deps.nowMs, order, { status: orderStatus.refunding });
  return openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    { kind: 'system', reason: '', closeReason: 'refunded', units, freightFen: 0, keepsStock: true },
  );
}
