import { createId, type Random } from '@yunyou/api-client';
import type { Drafts } from '../drafts';
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

interface PlacedOrder {
  key: string;
  request: string;
}

const nameOf = (draftKey: string) => `orderKey:${draftKey}`;

/** Kept with the drafts, since a request names people: both go when the person logs out. */
export function createOrderKeys(drafts: Drafts, random: Random): OrderKeys {
  return {
    keyFor(draftKey, request) {
      const content = sortedKey(request);
      const placed = drafts.read(nameOf(draftKey), isPlacedOrder);
      if (placed?.request === content) return placed.key;
      const key = createId(random);
      drafts.write(nameOf(draftKey), { key, request: content });
      return key;
    },
    forget: (draftKey) => drafts.remove(nameOf(draftKey)),
  };
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  const { key, request }: Record<string, unknown> = Object(value);
  return typeof key === 'string' && typeof request === 'string';
}
