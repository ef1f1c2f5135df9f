import type { VoucherSheet } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import {
  clearVouchers,
  readVouchers,
  type VoucherIndex,
  voucherIndexKey,
  voucherIndexOf,
  voucherStorageKey,
} from './stored-vouchers';

/** Voucher sheets stored on the device, so that a ticket opens at a gate without a network. One member's at a time. */
export interface VoucherStore {
  /** Stores a sheet; the sheets of another member go. */
  write(sheet: VoucherSheet): void;
  /** A stored sheet, unless it is known to be another member's. */
  read(orderId: string, memberId?: string): VoucherSheet | undefined;
  remove(orderId: string): void;
}

/** More would press on the few megabytes a browser gives; older tickets are used long since. */
const maxSheets = 30;

export function createVoucherStore(storage: TextStorage): VoucherStore {
  const index = () => voucherIndexOf(storage);
  const writeIndex = (next: VoucherIndex) => storage.set(voucherIndexKey, JSON.stringify(next));

  return {
    write(sheet) {
      const { memberId, orderId } = sheet;
      if (index().memberId !== memberId) clearVouchers(storage);
      const orderIds = [orderId, ...index().orderIds.filter((id) => id !== orderId)];
      for (const gone of orderIds.splice(maxSheets)) storage.remove(voucherStorageKey(gone));
      storage.set(voucherStorageKey(orderId), JSON.stringify(sheet));
      writeIndex({ memberId, orderIds });
    },
    read: (orderId, memberId) => readVouchers(storage, orderId, memberId),
    remove(orderId) {
      storage.remove(voucherStorageKey(orderId));
      const { memberId, orderIds } = index();
      writeIndex({ memberId, orderIds: orderIds.filter((id) => id !== orderId) });
    },
  };
}
