import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A text ready for use: a string with `{names}` for values, or, where it selects, counts or formats, what it was parsed into. */
export type Message = string | MessageFormatElement[];

/** Texts of one area in one locale, by message id. */
export type Messages = Record<string, Message>;

/** Values a text may ask for. */
export type TextValues = Record<string, string | number>;

/** Puts values into a plain text; undefined when one it asks for is missing. */
export function fill(text: string, values: TextValues): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return String(value);
  });
  return isWhole ? filled : undefined;
}
