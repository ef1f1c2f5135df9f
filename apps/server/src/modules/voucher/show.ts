import type { Tx } from '../../database/connect';
import { creditVisit } from '../nft/members-store';
import { useVoucher } from './store';

/** A voucher is shown where it is used, by itself or behind an appointment; a visit may bring its buyer a credit. */
export async function showVoucher(tx: Tx, id: string, nowMs: number): Promise<void> {
  await useVoucher(tx, id, nowMs);
  await creditVisit(tx, id, nowMs);
}
