import type { OrderLine } from '@yunyou/contract';
import { nightsBetween } from '@yunyou/sdk';
import { useTexts } from '../../../texts';
import { deadlineTexts, deadlineTime } from '../../refund/refund-rule';
import type { LinePart } from './line-part';

export type StayLine = Extract<OrderLine, { kind: 'stay' }>;

/** A stay's line: its days, what was agreed, its guests. */
export const stayLinePart = (line: StayLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: <OnPage line={line} />,
  terms: (texts) => {
    const { t } = texts;
    return [
      { title: 'order.stay.breakfast', text: t('order.stay.breakfasts', { count: line.breakfasts }) },
      {
        title: 'order.stay.cancelTerm',
        text: line.payAtDesk
          ? t('refund.deadline.desk')
          : deadlineTexts(texts, line.cancelDeadlines).join(t('refund.deadline.separator')),
      },
      { title: 'order.stay.confirmTerm', text: t('order.stay.confirm', { mode: line.confirmMode }) },
      {
        title: 'order.stay.payTerm',
        text:
          line.holdUntilMs === null
            ? t('order.stay.pay', { desk: line.payAtDesk ? 'yes' : 'no' })
            : t('order.stay.hold', { time: deadlineTime(texts, line.holdUntilMs) }),
      },
    ];
  },
  people: 'order.guests',
});

function OnCard({ line }: { line: StayLine }) {
  const { t, day } = useTexts();
  const { startDate, endDate, quantity } = line;
  return (
    <>
      {t('order.stay.summary', {
        from: day(startDate),
        to: day(endDate),
        nights: nightsBetween(startDate, endDate),
        rooms: quantity,
      })}
    </>
  );
}

function OnPage({ line: { startDate, endDate } }: { line: StayLine }) {
  const { t, day } = useTexts();
  return (
    <>
      {t('order.stay.days', {
        from: day(startDate),
        to: day(endDate),
        nights: nightsBetween(startDate, endDate),
      })}
    </>
  );
}
