import { appointmentStatus } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import type { StoredLine, UnitsOf, UnitTerms } from '../../core/kinds';
import { feeOf, unitAmounts } from '../../core/pricing';
import type { VoucherRow } from '../voucher/store';
import { isInstant, type ServiceLineDetail } from './line-detail';

type Line = StoredLine<ServiceLineDetail>;

/** What is kept of a unit: its used part, and the rule's fee of the rest. */
export function openTerms(line: Line, unit: number, voucher: VoucherRow | undefined): UnitTerms {
  const shareFen = unitAmounts(line.paid_fen, line.quantity)[unit] ?? 0;
  const { uses = 1, used_times: used = 0 } = voucher ?? {};
  const unusedFen = Math.floor((shareFen * (uses - used)) / uses);
  return {
    lineId: line.id,
    unit,
    approval: 'auto',
    refusal: null,
    feePercent: line.detail.refundRule.feePercent,
    feeFen: shareFen - unusedFen + feeOf(unusedFen, line.detail.refundRule.feePercent),
    steps: [],
  };
}

export function termsOf(
  { line, units }: UnitsOf<ServiceLineDetail>,
  vouchers: readonly VoucherRow[],
  shown: ReadonlySet<string>,
  nowMs: number,
): UnitTerms[] {
  const { refundRule, untilDay } = line.detail;
  return units.map((unit) => {
    const voucher = vouchers.find((one) => one.line_id === line.id && one.unit === unit);
    const terms = openTerms(line, unit, voucher);
    if (refundRule.kind === 'none') return { ...terms, refusal: 'refundNotAllowed' };
    if (isInstant(line)) return shown.has(line.id) ? { ...terms, refusal: 'unitsUsed' } : terms;
    if (voucher?.status === appointmentStatus.used) return { ...terms, refusal: 'unitsUsed' };
    const lastDay = voucher?.last_day ?? untilDay;
    if (lastDay === null || lastDay === undefined) return terms;
    const deadline =
      refundRule.kind === 'until'
        ? instantOf(addDays(lastDay, -(refundRule.daysBefore ?? 0)), refundRule.time ?? undefined)
        : instantOf(addDays(lastDay, 1));
    if (nowMs >= deadline) return { ...terms, refusal: 'refundTooLate' };
    return { ...terms, steps: [{ atMs: deadline, feePercent: null }] };
  });
}
