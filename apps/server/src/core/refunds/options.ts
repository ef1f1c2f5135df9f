import { paymentStatus } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { byKind, type OrderKinds, type StoredLine, type UnitTerms } from '../kinds';
import type { OrderRow } from '../orders/store';
import { unitAmounts } from '../pricing/units';
import { begunBundles } from './bundle-rules';
import { isStillOpen, keptOf } from './quote';
import { unitHistory } from './store';

/** What may become of one unit now. */
export interface UnitOption extends UnitTerms {
  amountFen: number;
  feeFen: number;
  /** Its money is back or on its way back. */
  isGone: boolean;
}

/** Every unit of an order's lines, with what its kind says of it now; empty for an order that gives nothing back. */
export async function unitOptions(
  { db, kinds, nowMs }: { db: Queries; kinds: OrderKinds; nowMs: number },
  order: OrderRow,
  lines: readonly StoredLine[],
): Promise<UnitOption[]> {
  if (!isStillOpen(order, nowMs)) return [];
  const { isGone, isWorn } = await unitHistory(
    db,
    lines.map(({ id }) => id),
  );
  const begun = await begunBundles({ db, kinds, nowMs }, lines, isGone);
  const options: UnitOption[] = [];
  for (const { kind, items } of byKind(kinds, lines, (line) => line.kind)) {
    const all = items.map((line) => ({
      line,
      units: Array.from({ length: line.quantity }, (_, unit) => unit),
    }));
    for (const terms of await kind.refundTerms(db, all, nowMs)) {
      const line = lines.find(({ id }) => id === terms.lineId);
      const isPaid = order.pay_status !== paymentStatus.unpaid;
      const amountFen = line && isPaid ? (unitAmounts(line.paid_fen, line.quantity)[terms.unit] ?? 0) : 0;
      const isBegun = line?.bundle?.refundMode === 'whole' && begun.has(line.bundle.seq);
      options.push({
        ...terms,
        // Nobody can be asked to break a bundle either.
        ...(isBegun && { refusal: 'bundlePartUsed' as const, exception: undefined }),
        ...(isWorn(terms.lineId, terms.unit) && {
          refusal: 'applicationLimit' as const,
          exception: undefined,
        }),
        amountFen,
        feeFen: keptOf(amountFen, terms),
        isGone: isGone(terms.lineId, terms.unit),
      });
    }
  }
  return options;
}
