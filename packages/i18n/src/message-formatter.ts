import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters, formatMessage } from '@formatjs/intl';
import type { Locale } from '@yunyou/contract';
import { grouped } from './grouped';
import type { MessagePart, TextValues } from './messages';
import { createPlainFormatter } from './plain-formatter';

/** Puts values into a text that selects or counts; undefined when one it asks for is missing. */
export type MessageFormatter = (message: readonly MessagePart[], values: TextValues) => string | undefined;

/**
 * The formatter of one language: the library's, or our own where there is no `Intl`, as in mini-programs on some phones. This
 * file and the library behind it are fetched with the first area that has such a text.
 */
export const createMessageFormatter = (locale: Locale): MessageFormatter =>
  typeof Intl === 'undefined' ? createPlainFormatter(locale) : createLibraryFormatter(locale);

export function createLibraryFormatter(locale: Locale): MessageFormatter {
  // Numbers by hand, as everywhere: the first `Intl.NumberFormat` of a page takes 20 ms of a desktop's processor.
  const formatters = {
    ...createFormatters(),
    getNumberFormat: () => ({ format: (value) => grouped(String(value)) }) as Intl.NumberFormat,
  };
  const id = 'message';
  return (message, values) => {
    let failed = false;
    // `createIntl` would bring the formatters of durations, lists and display names along, which no text uses.
    const config = {
      locale: locale === 'zh-Hans' ? 'zh-CN' : 'en',
      defaultLocale: 'en',
      // The parts are what the library's own parser made of the text.
      messages: { [id]: message as MessageFormatElement[] },
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
