import type { Locale } from './locale';

/** What a shared page says when neither the page nor the share config says more. */
export const defaultShare: Readonly<Record<Locale, { readonly title: string; readonly desc: string }>> = {
  'zh-Hans': { title: '云游', desc: '创造美好生活' },
  en: { title: 'Yunyou', desc: 'Create a better life' },
};

/** Campaign parameter of links that a member shares: the member's share code. */
export const shareCodeParameter = 'C_share';
/** Characters of a share code. */
export const shareCodeLength = 8;
/** What a share code is made of: nothing that is taken for something else, so no I, L, O, 0 and 1. */
export const shareCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const shareCodePattern = new RegExp(`^[${shareCodeLetters}]{${shareCodeLength}}$`);
/** Whether a text can be a share code; whose it is the server knows. */
export const isShareCode = (text: string): boolean => shareCodePattern.test(text);
