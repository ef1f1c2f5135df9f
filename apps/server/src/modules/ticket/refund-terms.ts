import { appointmentStatus, type RefundRule } from '@yunyou/contract';
import { addDays, instantOf } from '../../clock';
import type { UnitsOf, UnitTerms } from '../../core/kinds';
import type { VoucherRow } from '../voucher/store';

/** When the rule's deadline for a visit on `day` is over; exclusive: at this very moment it is too late. */
export const refundDeadlineMs = (rule: RefundRule, day: string): number | null =>
  rule.kind === 'until' ? instantOf(addDays(day, -(rule.daysBefore ?? 0)), rule.time ?? undefined) : null;

/** What may go back for each unit of a line that is for a day, by its vouchers and the rule it was sold with. */
export function ticketRefundTerms(
  { line, units }: UnitsOf<{ refundRule: RefundRule }>,
  vouchers: readonly VoucherRow[],
  nowMs: number,
): UnitTerms[] {
  const rule = line.detail.refundRule;
  const deadline = refundDeadlineMs(rule, line.first_slot);
  return units.map((unit) => {
    const own = vouchers.filter((voucher) => voucher.line_id === line.id && voucher.unit === unit);
    const terms = {
      lineId: line.id,
      unit,
      approval: 'auto' as const,
      feePercent: rule.feePercent,
      steps: deadline !== null && nowMs < deadline ? [{ atMs: deadline, feePercent: null }] : [],
    };
    if (own.some(({ status }) => status === appointmentStatus.used)) {
      return { ...terms, refusal: 'unitsUsed' };
    }
    const exception = { ...terms, steps: [], exception: 'merchantSide' as const };
    if (rule.kind === 'none') return { ...exception, refusal: 'refundNotAllowed' };
    const isOver = own.some(({ status }) => status === appointmentStatus.expired);
    if (isOver || (deadline !== null && nowMs >= deadline)) return { ...exception, refusal: 'refundTooLate' };
    return { ...terms, refusal: null };
  });
}
