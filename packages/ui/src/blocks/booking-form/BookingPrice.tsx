import { BreakdownList } from '../../components/breakdown-list';
import { Card } from '../../components/card';
import { SkeletonText } from '../../components/skeleton';
import { ErrorState } from '../../components/state';
import { useTexts } from '../../texts';
import styles from './BookingForm.module.css';
import type { Booking } from './use-booking';

export interface BookingPriceProps {
  booking: Booking;
}

/** What it costs and why, by the server's word. */
export function BookingPrice({ booking: { quote, quoteProblem } }: BookingPriceProps) {
  const { t } = useTexts();
  // An answer to what was chosen before is no price of what is chosen now.
  const stale = quote.loading || quote.error !== undefined;
  return (
    <div className={styles.aside}>
      <Card title={t('order.breakdown')} aria-busy={quote.loading}>
        {quote.value && !stale && (
          <BreakdownList
            items={quote.value.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
            totalFen={quote.value.totalFen}
            totalLabel={t('order.toPay')}
          />
        )}
        {quote.loading && <SkeletonText lines={3} />}
        {!quote.loading && quoteProblem && <ErrorState description={quoteProblem} onRetry={quote.reload} />}
        {!quote.loading && !quoteProblem && (quote.error !== undefined || !quote.value) && (
          <p className={styles.hint}>{t('order.book.noPrice')}</p>
        )}
      </Card>
    </div>
  );
}
