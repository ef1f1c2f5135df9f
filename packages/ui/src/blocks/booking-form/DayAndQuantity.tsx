import type { TicketDetail } from '@yunyou/contract';
import { useState } from 'react';
import { errorText, useResource, useSdk } from '../../app';
import { Button } from '../../components/button';
import { Calendar } from '../../components/calendar';
import { Card } from '../../components/card';
import { NumberBox } from '../../components/number-box';
import { Popup } from '../../components/popup';
import { SkeletonText } from '../../components/skeleton';
import { ErrorState } from '../../components/state';
import { useTexts } from '../../texts';
import styles from './BookingForm.module.css';
import type { Booking } from './use-booking';

/** Few are left: worth saying. */
const FEW = 20;

export interface DayAndQuantityProps {
  ticket: TicketDetail;
  booking: Booking;
}

/** What is booked: the ticket, the day, how many. */
export function DayAndQuantity({ ticket, booking }: DayAndQuantityProps) {
  const { t, day: formatDay, weekday } = useTexts();
  const { draft, change, problems, quote } = booking;
  const [choosing, setChoosing] = useState(false);
  const available = quote.error ? undefined : quote.value?.lines[0]?.available;
  const limit = Math.max(1, Math.min(ticket.maxPerOrder, available ?? ticket.maxPerOrder));

  return (
    <Card>
      <h2 className={styles.product}>{ticket.spotName}</h2>
      <p className={styles.ticket}>{ticket.name}</p>
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.book.day')}</div>
          <div className={styles.value}>
            {formatDay(draft.day, 'short')} {weekday(draft.day)}
          </div>
        </div>
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          {t('order.book.changeDay')}
        </Button>
      </div>
      {problems.day && (
        <p role="alert" className={styles.problem}>
          {problems.day}
        </p>
      )}
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.book.quantity')}</div>
          <div className={styles.hint}>
            {available !== undefined && available < FEW
              ? t('order.book.left', { count: available })
              : t('order.book.limit', { min: ticket.minPerOrder, max: ticket.maxPerOrder })}
          </div>
        </div>
        <NumberBox
          label={t('order.book.quantity')}
          value={draft.quantity}
          onValueChange={(quantity) => change({ quantity })}
          min={ticket.minPerOrder}
          max={Math.max(limit, ticket.minPerOrder)}
        />
      </div>
      {problems.quantity && (
        <p role="alert" className={styles.problem}>
          {problems.quantity}
        </p>
      )}
      <DaySheet
        ticket={ticket}
        open={choosing}
        onOpenChange={setChoosing}
        day={draft.day}
        onDay={(next) => {
          change({ day: next });
          setChoosing(false);
        }}
      />
    </Card>
  );
}

interface DaySheetProps {
  ticket: TicketDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  day: string;
  onDay: (day: string) => void;
}

/** The price calendar, asked anew each time it opens: others are buying. */
function DaySheet({ ticket, open, onOpenChange, day, onDay }: DaySheetProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const calendar = useResource(
    async () => (open ? sdk.catalogue.priceCalendar(ticket.id) : undefined),
    [sdk, ticket.id, open],
  );
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('order.book.day')} flush>
      {calendar.value ? (
        <Calendar
          label={t('order.book.day')}
          days={calendar.value.days}
          today={calendar.value.today}
          value={day}
          onValueChange={onDay}
        />
      ) : calendar.error ? (
        <ErrorState description={errorText(calendar.error)} onRetry={calendar.reload} />
      ) : (
        <div className={styles.sheet}>
          <SkeletonText lines={8} />
        </div>
      )}
    </Popup>
  );
}
