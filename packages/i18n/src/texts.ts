import { createFormatters, formatMessage } from '@formatjs/intl';
import type { Locale } from '@yunyou/contract';
import { createFormats, type Formats } from './formats';
import type { MessageId } from './generated';
import type { Messages } from './messages';

/** Values a text may ask for. */
export type TextValues = Record<string, string | number>;

/** Everything that turns data into words of one locale. Immutable: another locale is another object. */
export interface Texts extends Formats {
  readonly locale: Locale;
  /** The text for `id`. A text that is not loaded comes back as its id and is reported to `onMissing`. */
  t(id: MessageId, values?: TextValues): string;
  /** Whether a text with this id is loaded; for ids that are made of data, such as error rules. */
  has(id: string): id is MessageId;
}

/** Makes the texts of one locale from loaded messages. `onMissing` hears of ids that have no text. */
export function createTexts(
  locale: Locale,
  messages: Messages,
  onMissing: (id: string) => void = () => {},
): Texts {
  // `createIntl` would bring the formatters of durations, lists and display names along, which no text uses.
  const config = {
    locale: locale === 'zh-Hans' ? 'zh-CN' : 'en',
    defaultLocale: 'en',
    messages,
    formats: {},
    defaultFormats: {},
    timeZone: 'Asia/Shanghai',
    onError: () => {},
  };
  const formatters = createFormatters();
  const t = (id: MessageId, values?: TextValues): string => {
    if (!(id in messages)) {
      onMissing(id);
      return id;
    }
    return String(formatMessage(config, formatters, { id }, values));
  };
  return {
    locale,
    t,
    has: (id): id is MessageId => Object.hasOwn(messages, id),
    ...createFormats(locale, t),
  };
}
