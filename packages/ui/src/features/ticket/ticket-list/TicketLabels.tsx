import type { TicketSummary } from '@yunyou/contract';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './TicketList.module.css';

export interface TicketLabelsProps {
  /** What of the ticket the labels tell. */
  ticket: Pick<TicketSummary, 'labels' | 'refundRule' | 'confirmMode' | 'travellerRule'>;
}

/** The rules of a ticket in a word each: giving back, confirming, names; then the operator's own words. */
export function TicketLabels({ ticket }: TicketLabelsProps) {
  const { t } = useTexts();
  const { kind } = ticket.refundRule;
  return (
    <div className={styles.labels}>
      <Tag tone={kind === 'none' ? 'warning' : 'success'}>{t(`ticket.refund.${kind}`)}</Tag>
      <Tag tone={ticket.confirmMode === 'instant' ? 'primary' : 'info'}>
        {t(`ticket.confirm.${ticket.confirmMode}`)}
      </Tag>
      <Tag>{t(`ticket.traveller.${ticket.travellerRule}`)}</Tag>
      {ticket.labels.map((label) => (
        <Tag key={label} tone="member">
          {label}
        </Tag>
      ))}
    </div>
  );
}
