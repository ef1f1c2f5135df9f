import type { CancelDeadline, TieredRefundRule } from '@yunyou/contract';
import { dayOf } from './calendar-words';
import type { Texts } from './texts';

type Source = Pick<Texts, 't' | 'day' | 'instant'>;

/** An instant as a deadline is said: 9月20日 18:00. */
export const deadlineTime = ({ day, instant }: Pick<Source, 'day' | 'instant'>, atMs: number): string =>
  `${day(dayOf(atMs))} ${instant(atMs, 'time')}`;

/** What the words are made from. */
export interface CancelTerms {
  /** The steps still ahead. */
  cancelDeadlines: readonly CancelDeadline[];
  payAtDesk: boolean;
  /** By what the steps came about: tells one whose time is over from one that never was. */
  refundRule: Pick<TieredRefundRule, 'tiers'>;
}

/** Until when something can be cancelled at what cost, in words: one for each step still ahead, then what comes after. Needs the area `refund`. */
export function deadlineTexts(
  texts: Source,
  { cancelDeadlines: deadlines, refundRule }: Pick<CancelTerms, 'cancelDeadlines' | 'refundRule'>,
): string[] {
  if (deadlines.length === 0) {
    const wasFree = refundRule.tiers.some(({ keep }) => keep === 'none');
    return [texts.t(wasFree ? 'refund.deadline.over' : 'refund.deadline.never')];
  }
  const steps = deadlines.map(({ untilMs, keep, feePercent }) =>
    texts.t('refund.deadline.step', { keep, time: deadlineTime(texts, untilMs), fee: feePercent }),
  );
  return [...steps, texts.t('refund.deadline.after')];
}

/** The same in a few words: what counts now. Rooms paid at the desk can be cancelled until somebody checks in. */
export function deadlineText(texts: Source, terms: CancelTerms): string {
  if (terms.payAtDesk) return texts.t('refund.deadline.desk');
  return deadlineTexts(texts, terms)[0] ?? '';
}

/** All of it in one sentence. */
export const cancelText = (texts: Source, terms: CancelTerms): string =>
  terms.payAtDesk
    ? texts.t('refund.deadline.desk')
    : deadlineTexts(texts, terms).join(texts.t('refund.deadline.separator'));
