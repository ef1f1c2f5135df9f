export type LocaleId = 'zh-Hans' | 'en';
export type FoundText = { readonly path: string; readonly text: Readonly<Record<LocaleId, string>> };

/** Every text in both languages inside a value, with the way to it. A text with one language only is an error. */
export function bilingualTexts(value: unknown, path = 'demo'): readonly FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const zh: unknown = Reflect.get(value, 'zh-Hans');
  const en: unknown = Reflect.get(value, 'en');
  if (zh !== undefined || en !== undefined) {
    if (typeof zh !== 'string' || typeof en !== 'string') throw new Error(`${path} lacks a language`);
    return [{ path, text: { 'zh-Hans': zh, en } }];
  }
  return entries.flatMap(([key, inner]) => bilingualTexts(inner, `${path}.${key}`));
}
