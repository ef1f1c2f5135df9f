import type { TextStorage } from '../host';
import type { WebStorage } from './window';

/**
 * A browser's storage. Reaching for it throws where cookies are blocked, writing throws in a private window or when it is
 * full: what could not be written is kept in memory, and what is there in memory counts.
 *
 * @param area reaches for the storage; called at every use
 */
export function createWebStorage(area: () => WebStorage): TextStorage {
  const inMemory = new Map<string, string>();
  return {
    get(key) {
      const value = inMemory.get(key);
      if (value !== undefined) return value;
      try {
        return area().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored where nothing can be reached.
      }
    },
  };
}
