import { boxRefundDays, type OrderLine } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import type { LinePart } from './line-part';

type BoxLine = Extract<OrderLine, { kind: 'box' }>;

/** A line of blind boxes: how many, how many are to be opened, when money comes back. */
export const boxLinePart = (line: BoxLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: null,
  terms: ({ t }) => [{ title: 'order.refundRule', text: t('order.box.rule', { days: boxRefundDays }) }],
  people: null,
  count: 'order.box.count',
  codes: null,
});

function OnCard({ line: { quantity, toOpen } }: { line: BoxLine }) {
  const { t } = useTexts();
  const count = t('order.box.count', { count: quantity });
  return <>{toOpen === 0 ? count : `${count} · ${t('order.box.toOpen', { count: toOpen })}`}</>;
}
