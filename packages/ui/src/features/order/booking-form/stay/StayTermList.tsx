import type { CancelDeadline } from '@yunyou/contract';
import { DescriptionList } from '../../../../components/description-list';
import { useTexts } from '../../../../texts';
import { deadlineTexts, deadlineTime } from '../../../refund/refund-rule';

export interface StayTermListProps {
  terms: {
    readonly breakfasts: number;
    readonly payAtDesk: boolean;
    readonly confirmMode: 'instant' | 'merchant';
    readonly cancelDeadlines: readonly CancelDeadline[];
    readonly holdUntilMs: number | null;
  };
}

/** The terms of a rate for certain nights, each in words. */
export function StayTermList({ terms }: StayTermListProps) {
  const texts = useTexts();
  const { t } = texts;
  const { breakfasts, payAtDesk, confirmMode, cancelDeadlines, holdUntilMs } = terms;
  return (
    <DescriptionList
      items={[
        {
          name: t('order.stay.cancelTerm'),
          words: payAtDesk
            ? t('refund.deadline.desk')
            : deadlineTexts(texts, cancelDeadlines).join(t('refund.deadline.separator')),
        },
        { name: t('order.stay.confirmTerm'), words: t('order.stay.confirm', { mode: confirmMode }) },
        {
          name: t('order.stay.payTerm'),
          words:
            holdUntilMs === null
              ? t('order.stay.pay', { desk: payAtDesk ? 'yes' : 'no' })
              : t('order.stay.hold', { time: deadlineTime(texts, holdUntilMs) }),
        },
        { name: t('order.stay.breakfast'), words: t('order.stay.breakfasts', { count: breakfasts }) },
      ]}
    />
  );
}
