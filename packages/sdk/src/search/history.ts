import { historyKept, searchMaxLength } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { proxy } from 'valtio/vanilla';
import { parseJson } from '../core/parse-json';

/** Words that were searched for: on the device only, newest first, none twice, for each member and for the visitor. */
export interface SearchHistory {
  /** A valtio proxy; the newest word first. Filled by `load`. */
  readonly state: { readonly words: readonly string[] };
  /** Reads what is stored for whoever uses the device now. */
  load(): void;
  /** A word was searched for; empty ones are left out. */
  add(word: string): void;
  /** Forgets one word. */
  remove(word: string): void;
  /** Forgets all of them. */
  clear(): void;
}

const keyOf = (memberId: string | undefined) => `searches:${memberId ?? ''}`;

/** What is stored may be older than this version, or spoiled. */
function stored(storage: TextStorage, key: string): string[] {
  const value = parseJson(storage.get(key));
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, historyKept) : [];
}

export function createSearchHistory(storage: TextStorage, memberId: () => string | undefined): SearchHistory {
  const state = proxy<{ words: string[] }>({ words: [] });
  const key = () => keyOf(memberId());
  function write(words: string[]): void {
    state.words = words;
    if (words.length > 0) storage.set(key(), JSON.stringify(words));
    else storage.remove(key());
  }
  return {
    state,
    load() {
      state.words = stored(storage, key());
    },
    add(word) {
      const clean = word.trim().slice(0, searchMaxLength);
      if (clean === '') return;
      write([clean, ...stored(storage, key()).filter((one) => one !== clean)].slice(0, historyKept));
    },
    remove: (word) => write(stored(storage, key()).filter((one) => one !== word)),
    clear: () => write([]),
  };
}
