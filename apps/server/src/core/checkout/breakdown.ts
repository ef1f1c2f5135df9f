import type { BreakdownRow, LocalizedText } from '@yunyou/contract';
import type { OfferWords } from '../offers';
import type { PriceResult } from '../pricing';
import type { PlanLine, PlanRow } from './plan-types';

/** In place of a discount, where the activity's price would be none. */
const NORMAL_IS_LOWER: LocalizedText = {
  'zh-Hans': '当日价格更优惠',
  en: "today's normal price is lower",
};

const FREIGHT: LocalizedText = { 'zh-Hans': '运费', en: 'Delivery' };

/** Rows of a price, order by order: its lines (a bundle once), what each offer takes off, freight and its coupon. */
export function breakdownOf(
  lines: readonly PlanLine[],
  result: PriceResult,
  words: ReadonlyMap<string, OfferWords>,
): PlanRow[] {
  const nameOf = (offerId: string): LocalizedText =>
    words.get(offerId)?.name ?? { 'zh-Hans': offerId, en: offerId };
  return result.orders.flatMap(({ orderKey, freight }) => {
    const own = lines.filter((line) => line.orderKey === orderKey);
    const rows: PlanRow[] = lineRows(own, orderKey);
    const row = (kind: BreakdownRow['kind'], label: LocalizedText, amountFen: number, sourceId: string) => {
      rows.push({
        row: { kind, label: label['zh-Hans'], quantity: null, amountFen },
        label,
        orderKey,
        sourceId,
      });
    };
    const sums = new Map<string, { kind: BreakdownRow['kind']; id: string; amountFen: number }>();
    for (const { step, sourceId, amountFen } of own.flatMap(({ adjustments }) => adjustments)) {
      const key = `${step} ${sourceId}`;
      sums.set(key, { kind: step, id: sourceId, amountFen: amountFen + (sums.get(key)?.amountFen ?? 0) });
    }
    for (const { planned, adjustments } of own) {
      const { activeId, isOnlyPrice = false } = planned.activity ?? {};
      if (activeId === undefined || isOnlyPrice || adjustments.some(({ step }) => step === 'activity'))
        continue;
      row('activity', NORMAL_IS_LOWER, 0, activeId);
    }
    const applied = result.applied.map(({ step, offerId }) => `${step} ${offerId}`);
    for (const key of applied) {
      const sum = sums.get(key);
      if (sum) row(sum.kind, nameOf(sum.id), sum.amountFen, sum.id);
    }
    if (freight.feeFen > 0) row('freight', FREIGHT, freight.feeFen, 'freight');
    if (freight.couponId) row('coupon', nameOf(freight.couponId), freight.couponFen, freight.couponId);
    return rows;
  });
}

function lineRows(lines: readonly PlanLine[], orderKey: string): PlanRow[] {
  const rows = new Map<string, PlanRow>();
  for (const [place, { planned, grossFen }] of lines.entries()) {
    const { bundle } = planned;
    const key = bundle ? `bundle ${bundle.seq}` : `line ${place}`;
    const label = bundle?.name ?? planned.label ?? planned.title;
    const known = rows.get(key);
    rows.set(key, {
      row: {
        kind: 'line',
        label: label['zh-Hans'],
        quantity: bundle?.quantity ?? planned.quantity,
        amountFen: grossFen + (known?.row.amountFen ?? 0),
      },
      label,
      orderKey,
      sourceId: null,
    });
  }
  return [...rows.values()];
}

/** The rows of the whole checkout: lines first, then what each offer takes off everywhere, then freight. */
export function mergedRows(rows: readonly PlanRow[], locale: 'zh-Hans' | 'en'): BreakdownRow[] {
  const told = ({ row, label }: PlanRow): BreakdownRow => ({ ...row, label: label[locale] });
  const merged = new Map<string, BreakdownRow>();
  for (const one of rows.filter(({ sourceId }) => sourceId !== null)) {
    const key = `${one.row.kind} ${one.sourceId}`;
    const known = merged.get(key);
    merged.set(key, { ...told(one), amountFen: one.row.amountFen + (known?.amountFen ?? 0) });
  }
  const others = [...merged.values()];
  return [
    ...rows.filter(({ sourceId }) => sourceId === null).map(told),
    ...others.filter(({ kind }) => kind !== 'freight'),
    ...others.filter(({ kind }) => kind === 'freight'),
  ];
}
