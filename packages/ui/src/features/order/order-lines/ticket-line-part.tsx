import type { OrderLine } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import type { LinePart } from './line-part';

type TicketLine = Extract<OrderLine, { kind: 'ticket' }>;

/** A ticket's line: its day, its refund rule, its travellers. */
export const ticketLinePart = (line: TicketLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: <OnPage line={line} />,
  terms: (texts) => [{ title: 'order.refundRule', text: refundRuleText(texts, line.refundRule) }],
  people: 'order.travellers',
  count: 'order.quantity',
  codes: 'order.vouchers',
});

function OnCard({ line }: { line: TicketLine }) {
  const { t, day } = useTexts();
  return <>{`${day(line.day)} · ${t('order.quantity', { count: line.quantity })}`}</>;
}

function OnPage({ line }: { line: TicketLine }) {
  const { day } = useTexts();
  return <>{day(line.day, 'named')}</>;
}
