import { useSyncExternalStore } from 'react';
import { useSdk } from './sdk-context';

/** Light, dark, or as the device has it. */
export type ThemeChoice = 'auto' | 'light' | 'dark';
/** Text as usual, or the large one of the elder view (长辈版). */
export type TextSize = 'normal' | 'large';

export interface Appearance {
  theme: ThemeChoice;
  textSize: TextSize;
}

/** Where the choice is kept on the device; a page may read it before its first paint. */
export const appearanceStorageKey = 'appearance';

const initial: Appearance = { theme: 'auto', textSize: 'normal' };
const themes: readonly unknown[] = ['auto', 'light', 'dark'] satisfies ThemeChoice[];

/** The stored choice; the default where there is none or somebody spoiled it. */
export function parseAppearance(stored: string | undefined): Appearance {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Appearance> | null;
    return {
      theme: themes.includes(value?.theme) ? (value?.theme ?? initial.theme) : initial.theme,
      textSize: value?.textSize === 'large' ? 'large' : initial.textSize,
    };
  } catch {
    return initial;
  }
}

const listenersBySdk = new WeakMap<object, Set<() => void>>();

/** How the person wants the app to look, kept on the device. */
export function useAppearance(): [Appearance, (change: Partial<Appearance>) => void] {
  const sdk = useSdk();
  const listeners = listenersBySdk.get(sdk) ?? new Set();
  listenersBySdk.set(sdk, listeners);
  const read = () => sdk.host.storage.get(appearanceStorageKey) ?? '';
  const stored = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    // A page rendered ahead knows it too: the host it is rendered with has the person's choice.
    read,
  );
  const appearance = parseAppearance(stored || undefined);
  return [
    appearance,
    (change) => {
      sdk.host.storage.set(appearanceStorageKey, JSON.stringify({ ...appearance, ...change }));
      for (const listener of listeners) listener();
    },
  ];
}
