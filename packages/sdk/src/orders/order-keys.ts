import { createId, type Random } from '@yunyou/api-client';
import type { TextStorage } from '@yunyou/host';
import { sortedKey } from '../sorted-key';

/** Idempotency keys of orders that are being placed. */
export interface OrderKeys {
  /**
   * The key for placing this order from a draft: the same one as long as the request stays the same, also after a reload,
   * so that trying again after a lost network makes one order. A changed request is another order.
   */
  keyFor(draftKey: string, request: object): string;
  /** The server has answered: the next order from this draft gets another key. */
  forget(draftKey: string): void;
}

const storageKey = (draftKey: string) => `orderKey:${draftKey}`;

export function createOrderKeys(storage: TextStorage, random: Random): OrderKeys {
  return {
    keyFor(draftKey, request) {
      const content = sortedKey(request);
      const [key, of] = split(storage.get(storageKey(draftKey)) ?? '');
      if (key && of === content) return key;
      const fresh = createId(random);
      storage.set(storageKey(draftKey), `${fresh} ${content}`);
      return fresh;
    },
    forget: (draftKey) => storage.remove(storageKey(draftKey)),
  };
}

function split(stored: string): [key: string, request: string] {
  const at = stored.indexOf(' ');
  return [stored.slice(0, Math.max(at, 0)), stored.slice(at + 1)];
}
