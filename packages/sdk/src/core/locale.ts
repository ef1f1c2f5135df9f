import { defaultLocale, type Locale, type LocaleLoadStatus, locales } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import { parseQuery } from '@yunyou/navigation';
import { proxy } from 'valtio/vanilla';
import type { Core } from './core';

/** The present language and which catalogues are there. */
export interface LocaleState {
  locale: Locale;
  /** Per locale: undefined until asked for, then loading, loaded or error. */
  loadStatus: Partial<Record<Locale, LocaleLoadStatus>>;
}

/** The language the app speaks, and the way to change it. */
export interface LocaleChoice {
  readonly state: Readonly<LocaleState>;
  /** Changes the language at once and remembers it. Rejects, and changes nothing, when its texts cannot be loaded. */
  set(locale: Locale): Promise<void>;
}

/** Storage key of the chosen language. */
export const localeStorageKey = 'locale';

/** Parameter of a page's address that asks for a language, so that each language can be found and linked to. */
export const languageParameter = 'lang';

/**
 * The language the address asks for, which is remembered; then the stored choice, then the first of the host's languages
 * the product speaks, then zh-Hans.
 */
export function initialLocale({
  storage,
  languages,
  location,
}: Pick<Host, 'storage' | 'languages' | 'location'>): Locale {
  const asked = parseQuery(/\?([^#]*)/.exec(location.href)?.[1] ?? '')[languageParameter];
  if (locales.some((locale) => locale === asked)) storage.set(localeStorageKey, asked ?? '');
  const stored = storage.get(localeStorageKey);
  for (const locale of locales) if (locale === stored) return locale;
  for (const language of languages) {
    if (/^zh\b/i.test(language)) return 'zh-Hans';
    if (/^en\b/i.test(language)) return 'en';
  }
  return defaultLocale;
}

export function createLocaleChoice({ i18n, host, onDispose }: Core): LocaleChoice {
  const state = proxy<LocaleState>({ locale: i18n.locale, loadStatus: { ...i18n.loadStatus } });
  onDispose(
    i18n.subscribe(() => {
      state.locale = i18n.locale;
      state.loadStatus = { ...i18n.loadStatus };
    }),
  );
  return {
    state,
    async set(locale) {
      await i18n.setLocale(locale);
      // Another choice may have been made while this one was loading.
      if (i18n.locale === locale) host.storage.set(localeStorageKey, locale);
    },
  };
}
