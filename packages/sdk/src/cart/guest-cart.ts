import { createId, type Random } from '@yunyou/api-client';
import { type CartMergeRequest, cartAmountMax, guestCartMaxKinds } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** An item of a guest's cart, as it will be handed over. */
export type GuestItem = CartMergeRequest['items'][number];

interface StoredCart {
  version: 1;
  /** Names this cart when it is merged: a lost answer does no harm. */
  mergeKey: string;
  items: GuestItem[];
}

/** What somebody who is not logged in has put into the cart; on the device. */
export interface GuestCart {
  read(): StoredCart | undefined;
  /** Adds pieces; `full` when there are too many different things. */
  add(item: GuestItem): { amount: number; capped: boolean; full: boolean };
  count(): number;
  clear(): void;
}

const storageKey = 'guestCart';

export function createGuestCart(storage: TextStorage, random: Random): GuestCart {
  const read = (): StoredCart | undefined => {
    const value = parseJson(storage.get(storageKey));
    return isStoredCart(value) ? value : undefined;
  };
  return {
    read,
    add(item) {
      const cart = read() ?? { version: 1, mergeKey: createId(random), items: [] };
      const known = cart.items.find(({ skuDetailId }) => skuDetailId === item.skuDetailId);
      if (!known && cart.items.length >= guestCartMaxKinds) return { amount: 0, capped: true, full: true };
      const wanted = (known?.amount ?? 0) + item.amount;
      const amount = Math.min(wanted, cartAmountMax);
      const others = cart.items.filter((one) => one !== known);
      // Another content is another cart: a key that was sent before would answer what was merged then.
      storage.set(
        storageKey,
        JSON.stringify({ version: 1, mergeKey: createId(random), items: [{ ...item, amount }, ...others] }),
      );
      return { amount, capped: amount < wanted, full: false };
    },
    count: () => (read()?.items ?? []).reduce((sum, { amount }) => sum + amount, 0),
    clear: () => storage.remove(storageKey),
  };
}

function isStoredCart(value: unknown): value is StoredCart {
  const { version, mergeKey, items }: Record<string, unknown> = { ...Object(value) };
  return version === 1 && typeof mergeKey === 'string' && Array.isArray(items) && items.every(isItem);
}

function isItem(value: unknown): value is GuestItem {
  const { skuDetailId, amount }: Record<string, unknown> = { ...Object(value) };
  return typeof skuDetailId === 'string' && Number.isInteger(amount);
}
