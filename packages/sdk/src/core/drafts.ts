import type { TextStorage } from '@yunyou/host';
import { parseJson } from './parse-json';

/** What a person has typed and not sent, so that a login in between, or a reload, loses nothing. Lasts for the visit. */
export interface Drafts {
  /** A draft, if there is one and `isDraft` recognises it: an older version of the app may have written it. */
  read<Draft>(key: string, isDraft: (value: unknown) => value is Draft): Draft | undefined;
  /** Stores a draft for the visit in place of an earlier one. `value` must be plain data. */
  write(key: string, value: unknown): void;
  /** Removes a draft: what it was for is done. */
  remove(key: string): void;
  /** Removes all: the person logged out. */
  clear(): void;
}

const indexKey = 'drafts';
const storageKey = (key: string) => `draft:${key}`;

export function createDrafts(storage: TextStorage): Drafts {
  const keys = (): Set<string> => {
    const value = parseJson(storage.get(indexKey));
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);
  };
  const writeIndex = (all: Set<string>) => storage.set(indexKey, JSON.stringify([...all]));

  function remove(key: string): void {
    storage.remove(storageKey(key));
    const all = keys();
    if (all.delete(key)) writeIndex(all);
  }

  return {
    read(key, isDraft) {
      const value = parseJson(storage.get(storageKey(key)));
      return isDraft(value) ? value : undefined;
    },
    write(key, value) {
      storage.set(storageKey(key), JSON.stringify(value));
      const all = keys();
      if (!all.has(key)) writeIndex(all.add(key));
    },
    remove,
    clear() {
      for (const key of keys()) remove(key);
    },
  };
}
