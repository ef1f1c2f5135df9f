import type { Locale } from '@yunyou/contract';
import type { CalendarFormats, Translate } from './calendar-formats';
import type { Formats } from './formats';
import type { MessageId } from './generated';
import type { createMessageFormatter } from './message-formatter';
import { fill, type Messages, type TextValues } from './messages';
import { createNumberFormats } from './number-formats';

/** Everything that turns data into words of one locale. Immutable: another locale is another object. */
export interface Texts extends Formats {
  readonly locale: Locale;
  /** The text for `id`. A text that is not loaded comes back as its id and is reported to `onMissing`. */
  t(id: MessageId, values?: TextValues): string;
  /** Whether a text with this id is loaded; for ids that are made of data, such as error rules. */
  has(id: string): id is MessageId;
}

/** Makes the texts of one locale from loaded messages and a calendar, which may arrive later than the texts. */
export function composeTexts(
  locale: Locale,
  messages: Messages,
  calendar: (locale: Locale, t: Translate) => CalendarFormats,
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
    ...createNumberFormats(),
    ...calendar(locale, t),
  };
}
