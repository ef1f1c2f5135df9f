import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './browser';

const folder = fileURLToPath(new URL('../../../../packages/i18n/messages/', import.meta.url));

/** The catalogue's text for an id; journeys find controls by the words a person reads. */
export function textsIn(language: Language): (id: string) => string {
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(`${folder}${language}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(`${folder}${language}/${file}`, 'utf8'))),
  );
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text "${id}" in ${language}.`);
    return text;
  };
}
