import type { TicketSummary } from '@yunyou/contract';
import { Empty } from '../../../components/state';
import { useTexts } from '../../../texts';
import styles from './TicketList.module.css';
import { TicketRow } from './TicketRow';

export interface TicketListProps {
  /** The tickets on sale. */
  tickets: readonly TicketSummary[];
  /** Address of a ticket's page. */
  hrefOf: (id: string) => string;
}

/** The tickets of a spot. */
export function TicketList({ tickets, hrefOf }: TicketListProps) {
  const { t } = useTexts();
  if (tickets.length === 0) {
    return <Empty title={t('ticket.empty')} description={t('ticket.emptyHint')} />;
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
