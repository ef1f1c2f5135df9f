import type { TextStorage } from '../host';

/** Texts that live as long as this object. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): TextStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
