import type { CancelDeadline } from '@yunyou/contract';
import { dayOf } from './calendar-words';
import type { Texts } from './texts';

type Source = Pick<Texts, 't' | 'day' | 'instant'>;

/** An instant as a deadline is said: 9月20日 18:00. */
export const deadlineTime = ({ day, instant }: Pick<Source, 'day' | 'instant'>, atMs: number): string =>
  `${day(dayOf(atMs))} ${instant(atMs, 'time')}`;

/** Until when something can be cancelled at what cost, in words: one for each step still ahead, then what comes after. Needs the area `refund`. */
export function deadlineTexts(texts: Source, deadlines: readonly CancelDeadline[]): string[] {
  if (deadlines.length === 0) return [texts.t('refund.deadline.never')];
  const steps = deadlines.map(({ untilMs, keep, feePercent }) =>
    texts.t('refund.deadline.step', { keep, time: deadlineTime(texts, untilMs), fee: feePercent }),
  );
  return [...steps, texts.t('refund.deadline.after')];
}

/** The same in a few words: what counts now. Rooms paid at the desk can be cancelled until somebody checks in. */
export function deadlineText(
  texts: Source,
  { cancelDeadlines, payAtDesk }: { cancelDeadlines: readonly CancelDeadline[]; payAtDesk: boolean },
): string {
  if (payAtDesk) return texts.t('refund.deadline.desk');
  return deadlineTexts(texts, cancelDeadlines)[0] ?? '';
}

/** All of it in one sentence. */
export const cancelText = (
  texts: Source,
  { cancelDeadlines, payAtDesk }: { cancelDeadlines: readonly CancelDeadline[]; payAtDesk: boolean },
): string =>
  payAtDesk
    ? texts.t('refund.deadline.desk')
    : deadlineTexts(texts, cancelDeadlines).join(texts.t('refund.deadline.separator'));
