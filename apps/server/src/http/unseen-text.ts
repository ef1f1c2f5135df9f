/**
 * Control characters but tabs and line breaks, what Unicode has renderers leave out (zero width, marks of direction,
 * fillers, selectors, tags), annotation marks and the empty braille cell.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/** Where some of them are part of what is seen: emoji in sequence, and scripts whose letters join or vary. */
const SEEN = [
  // Joined emoji, such as families and flags with a sign.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  // The picture rather than the sign, and keys such as 1 in a box.
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  // Flags of parts of a country, spelt in tags.
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  // Uyghur, Persian and the scripts of India.
  '(?<=[\\p{Script=Arabic}\\p{M}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])',
  // Mongolian letters vary.
  '(?<=\\p{Script=Mongolian})[\\u180b-\\u180f](?=\\p{Script=Mongolian})',
].join('|');

const SEEN_OR_NOT = new RegExp(`(${SEEN})|${UNSEEN.source}`, 'gu');

/** A text without what cannot be seen. */
export const seenText = (text: string): string => text.replace(SEEN_OR_NOT, '$1');

/** A value as JSON has it, each text in it without what cannot be seen; keys stay. */
export function withoutUnseen(value: unknown): unknown {
  if (typeof value === 'string') return seenText(value);
  if (Array.isArray(value)) return value.map(withoutUnseen);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutUnseen(inner)]));
}
