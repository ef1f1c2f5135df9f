import { appointmentStatus } from '@yunyou/contract';
import type { UnitsOf, UnitTerms } from '../../core/kinds';
import type { Queries, Tx } from '../../database/connect';
import { type VoucherRow, vouchersOfLines } from '../voucher/store';
import { noteEvent } from './booking-store';
import { offerPlaces } from './offer';
import { givePlaces } from './places-store';
import { appointmentsOfVouchers, lockAppointmentsOf, shrink } from './refund-store';
import { cancelAppointments } from './release';

/** What appointments say of giving vouchers back, by voucher id: refused now, and from when on it will be. */
export async function appointmentRefusesRefund(
  db: Queries,
  voucherIds: readonly string[],
  nowMs: number,
): Promise<Map<string, { refused: boolean; untilMs: number }>> {
  const found = await appointmentsOfVouchers(db, voucherIds);
  return new Map(
    found.map(({ voucher_id, cancel_until_ms, status }) => [
      voucher_id,
      { refused: status === appointmentStatus.used || nowMs >= cancel_until_ms, untilMs: cancel_until_ms },
    ]),
  );
}

/** Vouchers of units. */
const ofUnits = (vouchers: readonly VoucherRow[], units: readonly UnitsOf[]): VoucherRow[] =>
  vouchers.filter(({ line_id, unit }) =>
    units.some((one) => one.line.id === line_id && one.units.includes(unit)),
  );

/**
 * Ends the appointments of vouchers that are given back, in the refund's transaction, and gives their places back. Of a group
 * those vouchers and their people go, and the code stays.
 */
export async function cancelForRefund(tx: Tx, voucherIds: readonly string[], nowMs: number): Promise<void> {
  for (const appointment of await lockAppointmentsOf(tx, voucherIds)) {
    if (appointment.leavingIds.length === appointment.vouchers) {
      await cancelAppointments(tx, [appointment], { reason: 'refund' }, nowMs);
      continue;
    }
    await shrink(tx, appointment);
    await noteEvent(tx, {
      appointment_id: appointment.id,
      kind: 'shrunk',
      status: appointment.status,
      note: String(appointment.leaving),
      at_ms: nowMs,
    });
    await givePlaces(tx, [{ slotId: appointment.slot_id, size: appointment.leaving }]);
    await offerPlaces(tx, [appointment.slot_id], nowMs);
  }
}

/** The same for units of lines. */
export async function cancelForUnits(tx: Tx, units: readonly UnitsOf[], nowMs: number): Promise<void> {
  const vouchers = await vouchersOfLines(
    tx,
    units.map(({ line }) => line.id),
  );
  await cancelForRefund(
    tx,
    ofUnits(vouchers, units).map(({ id }) => id),
    nowMs,
  );
}

/**
 * Terms of units with what their appointments say: while a slot was closed it goes back without a fee; one with a time goes
 * back while that can be cancelled.
 */
export async function withAppointments(
  db: Queries,
  units: readonly UnitsOf[],
  terms: readonly UnitTerms[],
  { vouchers, nowMs }: { vouchers: readonly VoucherRow[]; nowMs: number },
): Promise<UnitTerms[]> {
  const own = ofUnits(vouchers, units);
  const said = await appointmentRefusesRefund(
    db,
    own.map(({ id }) => id),
    nowMs,
  );
  return terms.map((term): UnitTerms => {
    const ofUnit = own.filter(({ line_id, unit }) => line_id === term.lineId && unit === term.unit);
    const freeUntilMs = Math.min(...ofUnit.map(({ free_until_ms }) => free_until_ms ?? 0));
    const isUsed = ofUnit.some(({ used_times }) => used_times > 0);
    const times = ofUnit.flatMap(({ id }) => said.get(id) ?? []);
    if (ofUnit.length > 0 && freeUntilMs > nowMs && !isUsed && times.length === 0) {
      const later = term.refusal === null ? { feePercent: term.feePercent } : { feePercent: null };
      return {
        lineId: term.lineId,
        unit: term.unit,
        approval: 'auto',
        refusal: null,
        feePercent: 0,
        steps: [{ atMs: freeUntilMs, ...later }],
      };
    }
    if (times.length === 0 || term.refusal !== null) return term;
    if (times.some(({ refused }) => refused)) {
      return { ...term, refusal: 'cancelTooLate', steps: [] };
    }
    const untilMs = Math.min(...times.map((one) => one.untilMs));
    return {
      ...term,
      steps: [...term.steps.filter(({ atMs }) => atMs < untilMs), { atMs: untilMs, feePercent: null }],
    };
  });
}
