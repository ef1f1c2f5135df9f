import type { TextStorage } from '@yunyou/host';

/** Texts that are gone with the page: for what must not be stored on a device. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}
