import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters, formatMessage } from '@formatjs/intl';
import type { TextValues } from './messages';

/** Puts values into a text that selects, counts or formats; undefined when one it asks for is missing. */
export type MessageFormatter = (message: MessageFormatElement[], values: TextValues) => string | undefined;

/**
 * The formatter of one language. This file and the library behind it are fetched with the first area that has such a text.
 *
 * @param language a BCP 47 tag
 */
export function createMessageFormatter(language: string): MessageFormatter {
  const formatters = createFormatters();
  const id = 'message';
  return (message, values) => {
    let failed = false;
    // `createIntl` would bring the formatters of durations, lists and display names along, which no text uses.
    const config = {
      locale: language,
      defaultLocale: 'en',
      messages: { [id]: message },
      formats: {},
      defaultFormats: {},
      timeZone: 'Asia/Shanghai',
      onError: () => {
        failed = true;
      },
    };
    const text = String(formatMessage(config, formatters, { id }, values));
    return failed ? undefined : text;
  };
}
