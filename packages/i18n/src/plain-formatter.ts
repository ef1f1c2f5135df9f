import type { Locale } from '@yunyou/contract';
import { grouped } from './grouped';
import type { MessageFormatter } from './message-formatter';
import { type MessagePart, partType, type TextValues } from './messages';

/** Which form a count takes, as CLDR has it: English has one for 1, Chinese a single form. */
const pluralForm: Readonly<Record<Locale, (count: number) => 'one' | 'other'>> = {
  'zh-Hans': () => 'other',
  en: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
};

/** A value that a text asks for and was not given. */
class MissingValue extends Error {}

/** The formatter of one language where the engine has no `Intl`, as in mini-programs on some phones. A test compares it with the other. */
export function createPlainFormatter(locale: Locale): MessageFormatter {
  function givenFor(values: TextValues, name: string): string | number {
    const value = values[name];
    if (value === undefined) throw new MissingValue(name);
    return value;
  }

  /** @param count what a `#` stands for: the number of the plural around it */
  function write(parts: readonly MessagePart[], values: TextValues, count: number): string {
    let text = '';
    for (const part of parts) {
      if (part.type === partType.literal) text += part.value;
      else if (part.type === partType.argument) text += givenFor(values, part.value);
      else if (part.type === partType.pound) text += grouped(String(count));
      else if (part.type === partType.select) {
        const { options } = part;
        const chosen = options[String(givenFor(values, part.value))] ?? options.other;
        text += write(chosen?.value ?? [], values, count);
      } else {
        const { options, offset } = part;
        const given = Number(givenFor(values, part.value));
        if (Number.isNaN(given)) throw new MissingValue(part.value);
        const rest = given - offset;
        // An exact number such as `=0` comes before the language's forms.
        const chosen = options[`=${given}`] ?? options[pluralForm[locale](rest)] ?? options.other;
        text += write(chosen?.value ?? [], values, rest);
      }
    }
    return text;
  }

  return (message, values) => {
    try {
      return write(message, values, 0);
    } catch (error) {
      if (error instanceof MissingValue) return undefined;
      throw error;
    }
  };
}
