import type { Locale } from './locale';

/** What a shared page says when neither the page nor the share config says more. */
export const defaultShare: Readonly<Record<Locale, { readonly title: string; readonly desc: string }>> = {
  'zh-Hans': { title: '云游', desc: '创造美好生活' },
  en: { title: 'Yunyou', desc: 'Create a better life' },
};
