import { dayOf } from '@yunyou/i18n';
import { groupOf, heldOf, isDayOf, type TicketCheckoutLine } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Calendar } from '../../../../components/calendar';
import { Card } from '../../../../components/card';
import { NumberBox } from '../../../../components/number-box';
import { Popup } from '../../../../components/popup';
import { ErrorState } from '../../../../components/state';
import { errorText, FormProblem, useResource, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { problemText } from '../problem-text';
import type { TicketBookingProps } from './TicketBooking';

/** Few are left: worth saying. */
const FEW = 20;

/** What is booked: the ticket, the day, how many. */
export function DayAndQuantity({ line, onChange }: TicketBookingProps) {
  const texts = useTexts();
  const { t, day: formatDay } = texts;
  const { product: ticket, draft, available, problems, maxPerOrder } = line;
  const held = heldOf(line.activity);
  const [choosing, setChoosing] = useState(false);
  const most = Math.max(ticket.minPerOrder, Math.min(maxPerOrder, available ?? maxPerOrder));

  return (
    <Card>
      <h2 className={styles.product}>{ticket.spotName}</h2>
      <p className={styles.ticket}>{ticket.name}</p>
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.book.day')}</div>
          <div className={styles.value}>
            {draft.day ? formatDay(draft.day, 'named') : t('order.book.dayMissing')}
          </div>
        </div>
        {!held && (
          <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
            {t(draft.day ? 'order.book.changeDay' : 'order.book.chooseDay')}
          </Button>
        )}
      </div>
      <FormProblem>{problemText(texts, problems.day)}</FormProblem>
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.book.quantity')}</div>
          {!held && (
            <div className={styles.hint}>
              {available !== undefined && available < FEW
                ? t('order.book.left', { count: available })
                : t('order.book.limit', { min: ticket.minPerOrder, max: maxPerOrder })}
            </div>
          )}
        </div>
        {held ? (
          <span className={styles.value}>{draft.quantity}</span>
        ) : (
          <NumberBox
            label={t('order.book.quantity')}
            value={draft.quantity}
            onValueChange={(quantity) => onChange({ quantity })}
            min={ticket.minPerOrder}
            max={most}
          />
        )}
      </div>
      <FormProblem>{problemText(texts, problems.quantity)}</FormProblem>
      <Popup open={choosing} onOpenChange={setChoosing} title={t('order.book.day')} flush>
        <Days
          line={line}
          onDay={(day) => {
            onChange({ day });
            setChoosing(false);
          }}
        />
      </Popup>
    </Card>
  );
}

interface DaysProps {
  line: TicketCheckoutLine;
  onDay: (day: string) => void;
}

/** The price calendar, asked for each time it opens: others are buying. */
function Days({ line, onDay }: DaysProps) {
  const { product: ticket, draft, activity } = line;
  const sdk = useSdk();
  const { t } = useTexts();
  const { value, error, reload } = useResource(
    () => sdk.catalogue.priceCalendar(ticket.id),
    [sdk, ticket.id],
  );
  if (!value && error !== undefined) {
    return (
      <div className={styles.sheet}>
        <ErrorState description={errorText(error)} onRetry={reload} />
      </div>
    );
  }
  // A group is for some days, at its price where the day's own is not lower.
  const { priceFen } = { priceFen: undefined, ...groupOf(activity) };
  const days = (value?.days ?? [])
    .filter(({ day }) => isDayOf(activity, day))
    .map((one) =>
      priceFen !== undefined && one.priceFen !== null
        ? { ...one, priceFen: Math.min(priceFen, one.priceFen) }
        : one,
    );
  // Before the prices are there, the days are: in their places, and none can be chosen.
  return (
    <Calendar
      aria-busy={!value}
      label={t('order.book.day')}
      days={days}
      today={value?.today ?? dayOf(sdk.clock.now())}
      value={draft.day || null}
      onValueChange={onDay}
    />
  );
}
