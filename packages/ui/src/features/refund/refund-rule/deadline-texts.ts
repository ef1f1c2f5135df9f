import type { CancelDeadline } from '@yunyou/contract';
import { dayOf, type Texts } from '@yunyou/i18n';

/** An instant as a deadline is said: 9月20日 18:00. */
export const deadlineTime = ({ day, instant }: Texts, atMs: number): string =>
  `${day(dayOf(atMs))} ${instant(atMs, 'time')}`;

/** Until when something can be cancelled at what cost, in words: one for each step still ahead, then what comes after. */
export function deadlineTexts(texts: Texts, deadlines: readonly CancelDeadline[]): string[] {
  if (deadlines.length === 0) return [texts.t('refund.deadline.never')];
  const steps = deadlines.map(({ untilMs, keep, feePercent }) =>
    texts.t('refund.deadline.step', { keep, time: deadlineTime(texts, untilMs), fee: feePercent }),
  );
  return [...steps, texts.t('refund.deadline.after')];
}

/** The same in a few words: what counts now. Rooms paid at the desk can be cancelled until somebody checks in. */
export function deadlineText(
  texts: Texts,
  { cancelDeadlines, payAtDesk }: { cancelDeadlines: readonly CancelDeadline[]; payAtDesk: boolean },
): string {
  if (payAtDesk) return texts.t('refund.deadline.desk');
  return deadlineTexts(texts, cancelDeadlines)[0] ?? '';
}
