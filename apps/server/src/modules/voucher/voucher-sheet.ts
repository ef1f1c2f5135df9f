import { appointmentStatus, type VoucherSheet } from '@yunyou/contract';
import { maskIdCard } from '@yunyou/validators';
import type { AppContext } from '../../context';
import { orderOf } from '../../core/orders/store';
import { cell } from '../../security/data-protection';
import { liveLinks, type VoucherLinkRow } from './link-store';
import { vouchersWithPeople } from './store';

const passedOnView = (link: VoucherLinkRow | undefined) =>
  link ? { atMs: link.made_ms, expiresAtMs: link.expires_ms } : null;

/** An order's codes as its member sees them; what its rooms add stands with their domain. */
export async function voucherSheet(
  { db, clock, protection }: Pick<AppContext, 'db' | 'clock' | 'protection'>,
  memberId: string,
  orderId: string,
): Promise<Omit<VoucherSheet, 'stay' | 'product'>> {
  const order = await orderOf(db, memberId, orderId);
  const rows = await vouchersWithPeople(db, orderId);
  const nowMs = clock.now();
  const voucherIds = rows.map(({ id }) => id);
  const links = await liveLinks(db, voucherIds, nowMs);
  return {
    orderId,
    memberId,
    sn: order.sn,
    title: order.snapshot.title,
    checkedAtMs: nowMs,
    vouchers: rows.map(({ person_id: personId, name_cipher: name, cert_cipher: cert, ...row }) => ({
      id: row.id,
      code: row.code,
      status: row.status,
      lineId: row.line_id,
      unit: row.unit,
      productName: order.snapshot.productNames[row.line_seq] ?? '',
      travellerName:
        personId && name !== null
          ? protection.decrypt(name, cell('line_people', 'name_cipher', personId))
          : null,
      idCard:
        personId && cert !== null
          ? maskIdCard(protection.decrypt(cert, cell('line_people', 'cert_cipher', personId)))
          : null,
      firstDay: row.first_day,
      lastDay: row.last_day,
      usedAtMs: row.used_ms,
      uses: row.uses,
      usesLeft:
        row.status === appointmentStatus.toBeUsed || row.status === appointmentStatus.ticketNotIssued
          ? row.uses - row.used_times
          : 0,
      passedOn: passedOnView(links.get(row.id)),
    })),
  };
}
