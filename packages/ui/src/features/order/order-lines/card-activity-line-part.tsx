import type { OrderLine } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import type { LinePart } from './line-part';

type ActivityLine = Extract<OrderLine, { kind: 'cardActivity' }>;

/** A line of a card activity: its session, how many take part, its refund rule. Who takes part stands beside it. */
export const cardActivityLinePart = (line: ActivityLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: <Session line={line} />,
  terms: (texts) => [{ title: 'order.refundRule', text: refundRuleText(texts, line.refundRule) }],
  people: null,
  count: 'order.cardActivity.count',
  codes: 'order.cardActivity.vouchers',
});

function Session({ line: { day: on, from, to } }: { line: ActivityLine }) {
  const { t, day } = useTexts();
  return <>{t('order.cardActivity.session', { day: day(on, 'named'), from, to })}</>;
}

function OnCard({ line }: { line: ActivityLine }) {
  const { t } = useTexts();
  return (
    <>
      {t('order.cardActivity.name')}
      {' · '}
      <Session line={line} />
      {' · '}
      {t('order.cardActivity.count', { count: line.quantity })}
    </>
  );
}
