import { createId, type Random } from '@yunyou/api-client';
import type { Drafts } from '../core/drafts';
import { sortedKey } from '../core/sorted-key';

/** Idempotency keys of orders that are being placed. */
export interface OrderKeys {
  /**
   * The key for placing this order: the same one as long as the request stays the same, also after a reload, so that trying
   * again after a lost network makes one order. A changed request is another order. Default draft: the request itself.
   */
  keyFor(request: object, draftKey?: string): string;
  /** The server has answered: the next order like this gets another key. */
  remove(request: object, draftKey?: string): void;
}

interface PlacedOrder {
  key: string;
  request: string;
}

const nameOf = (content: string, draftKey = `#${hashOf(content)}`) => `orderKey:${draftKey}`;

/** A short name; what it names is compared as well. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash >>> 0;
}

/** Stored with the drafts, since a request names people: both go when the person logs out. */
export function createOrderKeys(drafts: Drafts, random: Random): OrderKeys {
  return {
    keyFor(request, draftKey) {
      const content = sortedKey(request);
      const name = nameOf(content, draftKey);
      const placed = drafts.read(name, isPlacedOrder);
      if (placed?.request === content) return placed.key;
      const key = createId(random);
      drafts.write(name, { key, request: content });
      return key;
    },
    remove: (request, draftKey) => drafts.remove(nameOf(sortedKey(request), draftKey)),
  };
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  const { key, request }: Record<string, unknown> = Object(value);
  return typeof key === 'string' && typeof request === 'string';
}
