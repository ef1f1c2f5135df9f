import type { TicketSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import { TicketLabels } from './TicketLabels';
import styles from './TicketList.module.css';

export interface TicketRowProps {
  /** The ticket. */
  ticket: TicketSummary;
  /** Where a tap leads. */
  href: string;
}

/** A ticket of a list: what it is, its rules in a word each, the next day and the lowest price. */
export function TicketRow({ ticket, href }: TicketRowProps) {
  const { t, day } = useTexts();
  const { name, description, fromPriceFen, marketPriceFen, nextDay } = ticket;
  return (
    <Card className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {description && <p className={styles.description}>{description}</p>}
        <TicketLabels ticket={ticket} />
        {nextDay && <p className={styles.next}>{t('ticket.nextDay', { day: day(nextDay) })}</p>}
      </div>
      <div className={styles.offer}>
        {fromPriceFen === null || nextDay === null ? (
          <span className={styles.none}>{t('ticket.soldOut')}</span>
        ) : (
          <Price fen={fromPriceFen} originalFen={marketPriceFen ?? undefined} from />
        )}
        <ButtonLink
          href={href}
          className={styles.link}
          variant={nextDay === null ? 'outline' : 'primary'}
          size="small"
          aria-label={t('ticket.bookNamed', { name })}
        >
          {t('ticket.book')}
        </ButtonLink>
      </div>
    </Card>
  );
}
