import type { VoucherSheet } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** Which sheets are stored on the device, and whose they are. */
export interface VoucherIndex {
  memberId: string;
  /** Stored last first. */
  orderIds: string[];
}

export const voucherIndexKey = 'vouchers';
export const voucherStorageKey = (orderId: string) => `voucher:${orderId}`;

export function voucherIndexOf(storage: TextStorage): VoucherIndex {
  const { memberId, orderIds }: Record<string, unknown> = {
    ...Object(parseJson(storage.get(voucherIndexKey))),
  };
  return {
    memberId: typeof memberId === 'string' ? memberId : '',
    orderIds: Array.isArray(orderIds) ? orderIds.filter((id) => typeof id === 'string') : [],
  };
}

/** A stored sheet, unless it is known to be another member's. */
export function readVouchers(
  storage: TextStorage,
  orderId: string,
  memberId?: string,
): VoucherSheet | undefined {
  if (memberId !== undefined && voucherIndexOf(storage).memberId !== memberId) return undefined;
  const value = parseJson(storage.get(voucherStorageKey(orderId)));
  return isVoucherSheet(value) ? value : undefined;
}

export function clearVouchers(storage: TextStorage): void {
  for (const orderId of voucherIndexOf(storage).orderIds) storage.remove(voucherStorageKey(orderId));
  storage.remove(voucherIndexKey);
}

/** Only the voucher store writes them, so their outline is enough. */
function isVoucherSheet(value: unknown): value is VoucherSheet {
  const { vouchers }: Record<string, unknown> = Object(value);
  return Array.isArray(vouchers);
}
