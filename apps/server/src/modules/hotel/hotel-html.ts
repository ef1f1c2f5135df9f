import { cleanHtml } from '../../clean-html';
import type { HotelContent } from './tables';

/** Texts of a hotel that are HTML. */
const HTML_TEXTS = ['intro', 'bookNote', 'hotelPolicy'] as const satisfies readonly (keyof HotelContent)[];

/** Texts of a hotel with its HTML cleaned; others, and missing ones, stay as they are. */
export function withCleanHtml<Texts extends object>(texts: Texts): Texts {
  const cleaned = HTML_TEXTS.flatMap((name) => {
    const html: unknown = (texts as Record<string, unknown>)[name];
    return typeof html === 'string' ? [[name, cleanHtml(html)]] : [];
  });
  return { ...texts, ...Object.fromEntries(cleaned) };
}
