import type { CancelDeadline, TieredRefundRule } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import { cancelText, deadlineTime } from '@yunyou/i18n/deadlines';

/** What is agreed on with a rate for certain nights. */
export interface StayTerms {
  readonly breakfasts: number;
  readonly payAtDesk: boolean;
  readonly confirmMode: 'instant' | 'merchant';
  readonly cancelDeadlines: readonly CancelDeadline[];
  readonly refundRule: Pick<TieredRefundRule, 'tiers'>;
  readonly holdUntilMs: number | null;
}

/** The same in words, each with its title. */
export function stayTerms(texts: Texts, terms: StayTerms): { title: MessageId; text: string }[] {
  const { t } = texts;
  const { breakfasts, payAtDesk, confirmMode, holdUntilMs } = terms;
  return [
    { title: 'order.stay.cancelTerm', text: cancelText(texts, terms) },
    { title: 'order.stay.confirmTerm', text: t('order.stay.confirm', { mode: confirmMode }) },
    {
      title: 'order.stay.payTerm',
      text:
        holdUntilMs === null
          ? t('order.stay.pay', { desk: payAtDesk ? 'yes' : 'no' })
          : t('order.stay.hold', { time: deadlineTime(texts, holdUntilMs) }),
    },
    { title: 'order.stay.breakfast', text: t('order.stay.breakfasts', { count: breakfasts }) },
  ];
}
