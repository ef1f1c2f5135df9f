import type { TicketDetail } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { NumberBox } from '../../../components/number-box';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './TicketView.module.css';
import type { TicketBooking } from './use-ticket-choice';

export interface TicketBarProps {
  ticket: TicketDetail;
  booking: TicketBooking;
}

/** How many, for how much, and the way on. */
export function TicketBar({ ticket, booking }: TicketBarProps) {
  const { t, day } = useTexts();
  const { chosen, quantity, maxQuantity } = booking;
  const priceFen = chosen?.priceFen ?? null;
  const fromFen = ticket.fromPriceFen;
  return (
    <div className={styles.bar}>
      <div className={styles.total} aria-live="polite">
        {priceFen !== null && <Price fen={priceFen * quantity} size="large" />}
        {priceFen === null && fromFen !== null && <Price fen={fromFen} from />}
        <span className={styles.summary}>
          {chosen
            ? t('ticket.choice.summary', { day: day(chosen.day), count: quantity })
            : t('ticket.choice.noDay')}
        </span>
      </div>
      <NumberBox
        label={t('ticket.choice.quantity')}
        value={quantity}
        onValueChange={booking.chooseQuantity}
        min={ticket.minPerOrder}
        max={maxQuantity}
      />
      <Button size="large" className={styles.submit} onClick={booking.book}>
        {t('ticket.choice.submit')}
      </Button>
    </div>
  );
}
