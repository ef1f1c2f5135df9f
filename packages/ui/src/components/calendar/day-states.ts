import type { DayState } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';

/** What is said of a day that can't be chosen; nothing of one that is over or unknown. */
export const stateTexts: Partial<Record<DayState, MessageId>> = {
  soldOut: 'components.calendar.soldOut',
  closed: 'components.calendar.closed',
  tooLate: 'components.calendar.tooLate',
};
