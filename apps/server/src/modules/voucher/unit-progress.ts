import { appointmentStatus } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { StoredLine, UnitProgress } from '../../core/kinds';
import type { VoucherRow } from './store';

/** How far each unit of a line is, by its vouchers: over when none of them can be used any more. */
export function unitProgress(
  line: StoredLine,
  vouchers: readonly VoucherRow[],
  nowMs: number,
): UnitProgress[] {
  const today = dayOf(nowMs);
  return Array.from({ length: line.quantity }, (_, unit) => {
    const own = vouchers.filter((voucher) => voucher.line_id === line.id && voucher.unit === unit);
    const usable = own.filter(
      ({ status }) => status === appointmentStatus.toBeUsed || status === appointmentStatus.ticketNotIssued,
    );
    if (usable.length === 0) return 'over';
    if (usable.every(({ last_day }) => last_day < today)) return 'overdue';
    const isBegun = own.some(({ status, used_times }) => status === appointmentStatus.used || used_times > 0);
    return isBegun ? 'running' : 'open';
  });
}
