import type { SharedVoucher } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** Storage key of the tickets that others have passed on to this device. */
export const sharedVouchersKey = 'sharedVouchers';
/** More are used long since. */
const maxShared = 30;

interface Kept {
  t: string;
  voucher: SharedVoucher;
}

function all(storage: TextStorage): Kept[] {
  const kept = parseJson(storage.get(sharedVouchersKey));
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Only this file writes them, so their outline is enough. */
function isKept(value: unknown): value is Kept {
  const { t, voucher }: Record<string, unknown> = Object(value);
  return typeof t === 'string' && typeof Object(voucher).checkedAtMs === 'number';
}

/** What is kept of a ticket that was passed on. */
export const readShared = (storage: TextStorage, t: string): SharedVoucher | undefined =>
  all(storage).find((one) => one.t === t)?.voucher;

/** Keeps a ticket that was passed on, or forgets it. */
export function writeShared(storage: TextStorage, t: string, voucher: SharedVoucher | undefined): void {
  const others = all(storage).filter((one) => one.t !== t);
  const next = voucher ? [{ t, voucher }, ...others].slice(0, maxShared) : others;
  if (next.length === 0) storage.remove(sharedVouchersKey);
  else storage.set(sharedVouchersKey, JSON.stringify(next));
}
