import { type SearchKind, type SearchSuggestion, suggestDelayMs } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Schedule } from '../core/schedule';
import type { Search } from './search';

/** Suggestions for what is being typed, without a request per key. */
export interface Suggestions {
  /** A valtio proxy: what the suggestions are for, and they. They stay until newer ones come or the field is empty. */
  readonly state: { readonly text: string; readonly items: readonly SearchSuggestion[] };
  /**
   * The field's text is this now. `composing`: an input method is at work, and nothing is asked. A pause asks; a request
   * that is under way is cancelled, and an answer that does not fit the field is dropped.
   */
  type(text: string, options?: { composing?: boolean }): void;
  /** The field is left: nothing comes in any more. */
  dispose(): void;
}

/**
 * Begins suggestions for one field.
 *
 * @param narrow kind and city they are for; default all
 */
export function openSuggestions(
  search: Pick<Search, 'suggest'>,
  narrow: { kind?: SearchKind; cityName?: string } = {},
  schedule: Pick<Schedule, 'setTimeout' | 'clearTimeout'> = globalThis,
): Suggestions {
  const state = proxy<{ text: string; items: SearchSuggestion[] }>({ text: '', items: [] });
  let waiting: ReturnType<typeof schedule.setTimeout> | undefined;
  let asking: AbortController | undefined;

  function stop(): void {
    if (waiting !== undefined) schedule.clearTimeout(waiting);
    waiting = undefined;
    asking?.abort();
    asking = undefined;
  }

  async function ask(text: string): Promise<void> {
    const mine = new AbortController();
    asking = mine;
    try {
      const items = await search.suggest({ keyword: text, ...narrow }, { signal: mine.signal });
      if (asking !== mine) return;
      Object.assign(state, { text, items });
    } catch {
      // Cancelled: something newer was typed.
    }
  }

  return {
    state,
    type(typed, { composing = false } = {}) {
      stop();
      const text = typed.trim();
      if (composing) return;
      if (text === '') {
        Object.assign(state, { text: '', items: [] });
        return;
      }
      waiting = schedule.setTimeout(() => void ask(text), suggestDelayMs);
    },
    dispose: stop,
  };
}
