import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale } from '@yunyou/contract';

/** What the web app's build says about its pages, in `first-load.json`. */
interface FirstLoad {
  pages: Record<string, { scripts: string[]; styles: string[]; areas: string[] }>;
  /** Files that the first call of the API needs. */
  calls: string[];
  texts: Record<string, Record<string, string>>;
}

/**
 * Tags that ask for a page's files together with the entry instead of after it: the page's own chunks, what its first
 * call needs and the texts in the language the browser asks for. A wrong guess costs a few small files and nothing else.
 */
export type Hints = (path: string, acceptLanguage: string | undefined, nonce: string) => PageHints;

export interface PageHints {
  /** For the head. */
  scripts: string;
  /** For the end of the body: before that, the boot picture would wait for them. */
  styles: string;
}

/** Reads the build's list; without one there are no hints, and the app finds its files by itself. */
export async function readHints(folder: string): Promise<Hints> {
  const list = await readFile(join(folder, 'first-load.json'), 'utf8').then(
    (text): FirstLoad => JSON.parse(text),
    () => undefined,
  );
  return (path, acceptLanguage, nonce) => {
    const page = list?.pages[path];
    if (!list || !page) return { scripts: '', styles: '' };
    const texts = list.texts[localeOf(acceptLanguage)] ?? {};
    const scripts = [...page.scripts, ...list.calls, ...page.areas.flatMap((area) => texts[area] ?? [])];
    const tag = (rel: string, href: string) =>
      `<link rel="${rel}" crossorigin href="${href}" nonce="${nonce}">`;
    return {
      scripts: scripts.map((href) => tag('modulepreload', href)).join(''),
      styles: page.styles.map((href) => tag('stylesheet', href)).join(''),
    };
  };
}

/** The first language the product speaks, as the SDK chooses it. What a person chose on the device is not known here. */
function localeOf(acceptLanguage = ''): string {
  for (const language of acceptLanguage.split(',')) {
    if (/^\s*zh\b/i.test(language)) return 'zh-Hans';
    if (/^\s*en\b/i.test(language)) return 'en';
  }
  return defaultLocale;
}
