import type { VoucherSheet } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';

/** Voucher sheets kept on the device, so that a ticket opens at a gate without a network. One member's at a time. */
export interface VoucherStore {
  /** Keeps a sheet; the sheets of another member go. */
  keep(memberId: string, sheet: VoucherSheet): void;
  /** A kept sheet, unless it is known to be another member's. */
  read(orderId: string, memberId?: string): VoucherSheet | undefined;
  remove(orderId: string): void;
  clear(): void;
}

interface Index {
  memberId: string;
  /** Kept last first. */
  orderIds: string[];
}

/** More would press on the few megabytes a browser gives; older tickets are used long since. */
const maxSheets = 30;
const indexKey = 'vouchers';
const storageKey = (orderId: string) => `voucher:${orderId}`;

export function createVoucherStore(storage: TextStorage): VoucherStore {
  function index(): Index {
    const { memberId, orderIds }: Record<string, unknown> = { ...Object(parse(storage.get(indexKey))) };
    return {
      memberId: typeof memberId === 'string' ? memberId : '',
      orderIds: Array.isArray(orderIds) ? orderIds.filter((id) => typeof id === 'string') : [],
    };
  }

  function clear(): void {
    for (const orderId of index().orderIds) storage.remove(storageKey(orderId));
    storage.remove(indexKey);
  }

  function write(next: Index): void {
    storage.set(indexKey, JSON.stringify(next));
  }

  return {
    keep(memberId, sheet) {
      if (index().memberId !== memberId) clear();
      const orderIds = [sheet.orderId, ...index().orderIds.filter((id) => id !== sheet.orderId)];
      for (const gone of orderIds.splice(maxSheets)) storage.remove(storageKey(gone));
      storage.set(storageKey(sheet.orderId), JSON.stringify(sheet));
      write({ memberId, orderIds });
    },
    read(orderId, memberId) {
      if (memberId !== undefined && index().memberId !== memberId) return undefined;
      const value = parse(storage.get(storageKey(orderId)));
      return isVoucherSheet(value) ? value : undefined;
    },
    remove(orderId) {
      storage.remove(storageKey(orderId));
      const { memberId, orderIds } = index();
      write({ memberId, orderIds: orderIds.filter((id) => id !== orderId) });
    },
    clear,
  };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Only this file writes them, so their outline is enough. */
function isVoucherSheet(value: unknown): value is VoucherSheet {
  return (
    value !== null &&
    typeof value === 'object' &&
    'orderId' in value &&
    'checkedAtMs' in value &&
    'vouchers' in value &&
    Array.isArray(value.vouchers)
  );
}
