import type { Quote } from '@yunyou/contract';
import { BreakdownList } from '../../components/breakdown-list';
import { Card } from '../../components/card';
import { SkeletonText } from '../../components/skeleton';
import { useTexts } from '../../texts';
import styles from './BookingForm.module.css';

export interface BookingPriceProps {
  /** The server's word; undefined until it came. */
  quote: Quote | undefined;
  loading: boolean;
}

/** What it costs and why. */
export function BookingPrice({ quote, loading }: BookingPriceProps) {
  const { t } = useTexts();
  return (
    <div className={styles.aside}>
      <Card title={t('order.breakdown')} aria-busy={loading}>
        {quote ? (
          <BreakdownList
            items={quote.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
            totalFen={quote.totalFen}
            totalLabel={t('order.toPay')}
          />
        ) : (
          <SkeletonText lines={2} />
        )}
      </Card>
    </div>
  );
}
