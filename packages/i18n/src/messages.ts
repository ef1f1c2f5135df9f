/** What a text that selects or counts was parsed into, by the numbers of ICU's elements; `scripts/compile-messages.mjs` writes it. */
export type MessagePart =
  | { type: typeof partType.literal; value: string }
  | { type: typeof partType.argument; value: string }
  | { type: typeof partType.select; value: string; options: MessageOptions }
  | {
      type: typeof partType.plural;
      value: string;
      options: MessageOptions;
      offset: number;
      pluralType: 'cardinal';
    }
  | { type: typeof partType.pound };

type MessageOptions = Readonly<Record<string, { value: MessagePart[] }>>;

export const partType = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

/** A text ready for use: a string with `{names}` for values, or, where it selects or counts, its parts. */
export type Message = string | MessagePart[];

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
