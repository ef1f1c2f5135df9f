import type { Locale } from '@yunyou/contract';
import { createFormats, type Formats } from './formats';
import type { MessageId } from './generated';
import type { createMessageFormatter } from './message-formatter';
import { fill, type Messages, type TextValues } from './messages';

/** Everything that turns data into words of one locale. Immutable: another locale is another object. */
export interface Texts extends Formats {
  readonly locale: Locale;
  /** The text for `id`. A text that is not loaded comes back as its id and is reported to `onMissing`. */
  t(id: MessageId, values?: TextValues): string;
  /** Whether a text with this id is loaded; for ids that are made of data, such as error rules. */
  has(id: string): id is MessageId;
}

/**
 * Makes the texts of one locale from loaded messages. `onMissing` hears of ids that have no text. Texts that select or
 * count need `createFormatter`; `createI18n` sees to that. Without it, as without a value they ask for, they come back
 * as their id.
 */
export function createTexts(
  locale: Locale,
  messages: Messages,
  onMissing: (id: string) => void = () => {},
  createFormatter?: typeof createMessageFormatter,
): Texts {
  const format = createFormatter?.(locale);
  const t = (id: MessageId, values: TextValues = {}): string => {
    const message = messages[id];
    if (message === undefined) {
      onMissing(id);
      return id;
    }
    return (typeof message === 'string' ? fill(message, values) : format?.(message, values)) ?? id;
  };
  return {
    locale,
    t,
    has: (id): id is MessageId => Object.hasOwn(messages, id),
    ...createFormats(locale, t),
  };
}
