import type { Locale } from '@yunyou/contract';
import { createCalendarFormats } from './calendar-formats';
import type { createMessageFormatter } from './message-formatter';
import type { Messages } from './messages';
import { composeTexts, type Texts } from './texts';

/**
 * Makes the texts of one locale from loaded messages. `onMissing` hears of ids that have no text. Texts that select or
 * count need `createFormatter`; `createI18n` sees to that. Without it, as without a value they ask for, they come back
 * as their id.
 */
export const createTexts = (
  locale: Locale,
  messages: Messages,
  onMissing?: (id: string) => void,
  createFormatter?: typeof createMessageFormatter,
): Texts => composeTexts(locale, messages, createCalendarFormats, onMissing, createFormatter);
