import { type CloseReason, orderStatus } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { byKind, type OrderKinds } from '../kinds';
import { type CheckoutRow, linesOf, type OrderRow } from '../orders/store';
import { moveOrder } from '../orders/transitions';
import { unitAmounts } from '../pricing/units';
import { type OpenedRefund, openRefund } from './open';
import { keptOf, type QuotedUnit } from './quote';
import { liveItems } from './store';

/** Gives back what goes back by itself because its time is over and it was not used; undefined where nothing does. */
export async function giveExpiredBack(
  tx: Tx,
  deps: { kinds: OrderKinds; nowMs: number },
  { checkout, order }: { checkout: CheckoutRow; order: OrderRow },
): Promise<OpenedRefund | undefined> {
  if (order.status !== orderStatus.pendingConsumption) return undefined;
  const lines = await linesOf(tx, [order.id]);
  const gone = await liveItems(
    tx,
    lines.map(({ id }) => id),
  );
  const units: QuotedUnit[] = [];
  let closeReason: CloseReason = 'refunded';
  for (const { kind, items } of byKind(deps.kinds, lines, (line) => line.kind)) {
    for (const terms of (await kind.expiredBack?.(tx, items, deps.nowMs)) ?? []) {
      const { lineId, unit } = terms;
      if (gone.some((item) => item.line_id === lineId && item.unit === unit)) continue;
      const line = lines.find(({ id }) => id === lineId);
      const amountFen = line ? (unitAmounts(line.paid_fen, line.quantity)[unit] ?? 0) : 0;
      closeReason = kind.expiredReason ?? closeReason;
      units.push({ lineId, unit, amountFen, feeFen: keptOf(amountFen, terms) });
    }
  }
  if (units.length === 0) return undefined;
  const refunding = await moveOrder(tx, deps.nowMs, order, { status: orderStatus.refunding });
  return openRefund(
    tx,
    deps,
    { checkout, order: refunding },
    { kind: 'system', reason: '', closeReason, units, freightFen: 0 },
  );
}
