import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import type { SdkNavigation } from './navigation';

/** What one page lets another choose. The answer waits in this visit's storage, so that it outlives a reload. */
export interface PageChoice<Value> {
  /** Goes to the page that chooses. */
  ask(url: string): void;
  /** It was chosen: kept for the page that asked, and back to it. */
  answer(value: Value): void;
  /**
   * What became of the question of the page shown, once: the answer, null when the person went back without one, undefined
   * where this page had not asked.
   */
  take(): Value | null | undefined;
}

interface Asked<Value> {
  from: string;
  value?: Value;
}

export function createPageChoice<Value>(
  storageKey: string,
  { host: { sessionStorage } }: Pick<Core, 'host'>,
  navigation: Pick<SdkNavigation, 'navigate' | 'back' | 'currentUrl'>,
): PageChoice<Value> {
  const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '';
  const isAsked = (value: unknown): value is Asked<Value> =>
    typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'string';
  const stored = (): Asked<Value> | undefined => {
    const value = parseJson(sessionStorage.get(storageKey));
    return isAsked(value) ? value : undefined;
  };
  const store = (asked: Asked<Value>) => sessionStorage.set(storageKey, JSON.stringify(asked));
  return {
    ask(url) {
      store({ from: pathOf(navigation.currentUrl()) });
      navigation.navigate(url);
    },
    answer(value) {
      const asked = stored();
      if (asked) store({ from: asked.from, value });
      navigation.back();
    },
    take() {
      const asked = stored();
      if (asked?.from !== pathOf(navigation.currentUrl())) return undefined;
      sessionStorage.remove(storageKey);
      return asked.value ?? null;
    },
  };
}
