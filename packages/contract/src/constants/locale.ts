/** The only two languages of the product; the first is the default and complete. */
export const locales = ['zh-Hans', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-Hans';

/** Where a locale's catalogue stands. */
export const localeLoadStatus = {
  /** Its texts are being fetched. */
  loading: 'loading',
  /** Its texts are there. */
  loaded: 'loaded',
  /** Its texts could not be had. */
  error: 'error',
} as const;
export type LocaleLoadStatus = (typeof localeLoadStatus)[keyof typeof localeLoadStatus];
