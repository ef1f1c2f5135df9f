import { type OrderStatus, orderStatus, paymentStatus, refundablePayDays } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';
import type { OrderRow } from '../orders/store';
import { unitAmounts } from '../pricing/units';
import { begunBundles } from './bundle-rules';
import { keptOf } from './quote';
import { unitHistory } from './store';

const DAY_MS = 86_400_000;

const PAID: readonly OrderStatus[] = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.refunding,
];

/** What of a line would go back now. */
export interface Refundable {
  /** By itself or with the merchant's word, after fees and without freight. */
  fen: number;
  /** Units that go back without asking anybody. */
  units: number[];
  /** The merchant can be asked for some of it. */
  asks: boolean;
}

/** What of each line could go back now. A bundle that goes back only as a whole gives nothing once it was begun. */
export async function refundableNow(
  deps: { db: Queries; kinds: OrderKinds; nowMs: number },
  order: Pick<OrderRow, 'status' | 'pay_status' | 'paid_ms' | 'held_back'>,
  lines: readonly StoredLine[],
): Promise<Map<string, Refundable>> {
  const { db, kinds, nowMs } = deps;
  const sums = new Map<string, Refundable>(lines.map(({ id }) => [id, { fen: 0, units: [], asks: false }]));
  if (!PAID.includes(order.status) || order.pay_status === paymentStatus.unpaid || order.held_back)
    return sums;
  if (order.paid_ms !== null && nowMs - order.paid_ms > refundablePayDays * DAY_MS) return sums;
  const { isGone, isWorn } = await unitHistory(
    db,
    lines.map(({ id }) => id),
  );
  // What the merchant has not confirmed goes back whole, without a fee and without asking.
  const isFree = order.status === orderStatus.pendingConfirmation;
  const begun = isFree ? new Set<number>() : await begunBundles(deps, lines, isGone);
  const open = lines
    .filter(({ bundle }) => !bundle || !begun.has(bundle.seq))
    .map((line) => ({
      line,
      units: Array.from({ length: line.quantity }, (_, unit) => unit).filter(
        (unit) => !isGone(line.id, unit),
      ),
    }))
    .filter(({ units }) => units.length > 0);
  for (const { kind, items } of byKind(kinds, open, ({ line }) => line.kind)) {
    const terms = await kind.refundTerms(db, items, nowMs);
    for (const one of terms) {
      if (isWorn(one.lineId, one.unit)) continue;
      const { fen = 0, units = [], asks = false } = sums.get(one.lineId) ?? {};
      if (one.refusal !== null && !isFree) {
        if (one.exception) sums.set(one.lineId, { fen, units, asks: true });
        continue;
      }
      const line = lines.find(({ id }) => id === one.lineId);
      const paidFen = line ? (unitAmounts(line.paid_fen, line.quantity)[one.unit] ?? 0) : 0;
      const keptFen = isFree ? 0 : keptOf(paidFen, one);
      const isAuto = isFree || one.approval === 'auto';
      sums.set(one.lineId, {
        fen: fen + paidFen - keptFen,
        units: isAuto ? [...units, one.unit] : units,
        asks: asks || !isAuto,
      });
    }
  }
  return sums;
}
