import type { LocalText } from './types';

/** A text in both languages. A function, so that a text takes one line and a language can't be forgotten. */
export function text(zhHans: string, en: string): LocalText {
  return { 'zh-Hans': zhHans, en };
}
