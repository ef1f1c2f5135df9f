import { randomBytes } from 'node:crypto';
import {
  appointmentStatus,
  type RequestOf,
  type SharedVoucher,
  type VoucherLink,
  voucherLinkBytes,
} from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import { lockOrder } from '../../core/orders/store';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { insertLink, ownVoucher, takeLinkBack } from './link-store';
import type { VoucherRow } from './store';

/** How a voucher stands now: its last day may be over before anybody has written it down. */
export const statusNow = ({ status, last_day }: VoucherRow, nowMs: number): SharedVoucher['status'] =>
  status === appointmentStatus.toBeUsed && last_day < dayOf(nowMs) ? appointmentStatus.expired : status;

/** When the days of a voucher are over. */
export const endOf = ({ last_day }: Pick<VoucherRow, 'last_day'>): number => instantOf(addDays(last_day, 1));

const PASSABLE: readonly number[] = [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed];

/**
 * Makes the link by which a member's own voucher is passed on, in place of the one before, or takes it back. What opens nothing
 * any more is not passed on.
 */
export async function passOn(
  tx: Tx,
  { memberId, nowMs }: { memberId: string; nowMs: number },
  { voucherId, on }: RequestOf<'order', 'voucherLink'>,
): Promise<VoucherLink | null> {
  const found = await ownVoucher(tx, memberId, voucherId);
  if (!found) throw notFound();
  // Two links of a voucher are made one after the other.
  await lockOrder(tx, found.order_id, memberId);
  if (!on) {
    await takeLinkBack(tx, voucherId, nowMs);
    return null;
  }
  const voucher = (await ownVoucher(tx, memberId, voucherId)) ?? found;
  const status = statusNow(voucher, nowMs);
  const expiresAtMs = endOf(voucher);
  if (voucher.frozen) throw refuse('refundOpen');
  if (!PASSABLE.includes(status) || expiresAtMs <= nowMs)
    throw refuse('transitionRefused', { detail: { voucherStatus: status } });
  await takeLinkBack(tx, voucherId, nowMs);
  const token = randomBytes(voucherLinkBytes).toString('base64url');
  await insertLink(tx, {
    token,
    ...{ voucher_id: voucherId, member_id: memberId, made_ms: nowMs, expires_ms: expiresAtMs },
  });
  return { token, expiresAtMs };
}
