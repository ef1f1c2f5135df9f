import { orderStatus } from '@yunyou/contract';
import type { Queries, Tx } from '../../database/connect';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';
import { liveItems } from '../refunds/store';
import { linesOf, type OrderRow } from './store';
import { moveOrder } from './transitions';

export interface ProgressDeps {
  kinds: OrderKinds;
  nowMs: number;
}

/** Whether nothing is owed on these lines any more. */
export async function isAllOver(
  db: Queries,
  { kinds, nowMs }: ProgressDeps,
  lines: readonly StoredLine[],
): Promise<boolean> {
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    const progress = await kind.progress(db, items, nowMs);
    if (progress.flat().some((unit) => unit !== 'over')) return false;
  }
  return true;
}

/** A locked order in use is complete with the last of its units. */
export async function completeIfOver(
  tx: Tx,
  deps: ProgressDeps,
  order: OrderRow,
  note?: string,
): Promise<OrderRow> {
  if (order.status !== orderStatus.pendingConsumption) return order;
  if (!(await isAllOver(tx, deps, await linesOf(tx, [order.id])))) return order;
  return moveOrder(tx, deps.nowMs, order, { status: orderStatus.complete, ...(note && { note }) });
}

/** Ends what was not used in its time, then the order. The order must be locked. */
export async function lapseIfOverdue(tx: Tx, deps: ProgressDeps, order: OrderRow): Promise<OrderRow> {
  if (order.status !== orderStatus.pendingConsumption) return order;
  const lines = await linesOf(tx, [order.id]);
  for (const { kind, items } of byKind(deps.kinds, lines, (line) => line.kind)) {
    await kind.lapse(tx, items, deps.nowMs);
  }
  return completeIfOver(tx, deps, order, 'lapsed');
}

/** Whether an order that is confirmed, or waits for it, has no unit that was used or missed, besides those given back. */
export async function isUntouched(
  { db, kinds, nowMs }: ProgressDeps & { db: Queries },
  order: Pick<OrderRow, 'status'>,
  lines: readonly StoredLine[],
): Promise<boolean> {
  if (order.status === orderStatus.pendingConfirmation) return true;
  if (order.status !== orderStatus.pendingConsumption) return false;
  const gone = await liveItems(
    db,
    lines.map(({ id }) => id),
  );
  const isGone = (lineId: string, unit: number) =>
    gone.some((item) => item.line_id === lineId && item.unit === unit);
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    const progress = await kind.progress(db, items, nowMs);
    const isTouched = items.some(({ id }, index) =>
      progress[index]?.some((state, unit) => state !== 'open' && !isGone(id, unit)),
    );
    if (isTouched) return false;
  }
  return true;
}
