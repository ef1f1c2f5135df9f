import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './browser';

const folder = fileURLToPath(new URL('../../../../packages/i18n/messages/', import.meta.url));

const catalogue = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`${folder}${language}`).map((file) =>
      JSON.parse(readFileSync(`${folder}${language}/${file}`, 'utf8')),
    ),
  );

/** Ids that a page shows in place of texts it has not loaded. */
export function idsShownIn(pageText: string): string[] {
  const texts = catalogue('zh-Hans');
  return (pageText.match(/[a-z]\w*(?:\.\w+)+/g) ?? []).filter((word) => word in texts);
}

/** The catalogue's text for an id; journeys find controls by the words a person reads. */
export function textsIn(language: Language): (id: string) => string {
  const texts = catalogue(language);
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text "${id}" in ${language}.`);
    return text;
  };
}

/** What a text with a choice says for a value: `{status, select, 1 {Shipped} other {Ready}}`. */
export function optionOf(text: string, value: string | number): string {
  const option = (name: string) => new RegExp(`[ ,]${name} \\{([^}]*)\\}`).exec(text)?.[1];
  return option(String(value)) ?? option('other') ?? text;
}
