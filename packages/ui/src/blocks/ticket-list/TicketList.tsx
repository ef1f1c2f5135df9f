import type { TicketSummary } from '@yunyou/contract';
import { Empty } from '../../components/state';
import { useTexts } from '../../texts';
import styles from './TicketList.module.css';
import { TicketRow } from './TicketRow';

export interface TicketListProps {
  tickets: readonly TicketSummary[];
  hrefOf: (id: string) => string;
}

/** The tickets of a spot. */
export function TicketList({ tickets, hrefOf }: TicketListProps) {
  const { t } = useTexts();
  if (tickets.length === 0) {
    return <Empty title={t('spot.ticket.empty')} description={t('spot.ticket.emptyHint')} />;
  }
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketRow ticket={ticket} href={hrefOf(ticket.id)} />
        </li>
      ))}
    </ul>
  );
}
