import type { DayState } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';

/** A state of a day, or a rule about arriving or leaving on it. */
export type DayLook = DayState | 'noArrival' | 'noDeparture';

/** What is said of days that can't be chosen; nothing of one that is over or unknown. */
export type DayWords = Partial<Record<DayLook, MessageId>>;

/** Of days of a visit. */
export const stateTexts: DayWords = {
  soldOut: 'components.calendar.soldOut',
  closed: 'components.calendar.closed',
  tooLate: 'components.calendar.tooLate',
};

/** Of nights. */
export const nightTexts: DayWords = {
  soldOut: 'kit.range.full',
  closed: 'kit.range.closed',
  tooLate: 'components.calendar.tooLate',
  noArrival: 'kit.range.noArrival',
  noDeparture: 'kit.range.noDeparture',
};
