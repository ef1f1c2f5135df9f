import type { Quote } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { BreakdownList } from '../../../components/breakdown-list';
import { Card } from '../../../components/card';
import { SkeletonText } from '../../../components/skeleton';
import { ErrorState } from '../../../components/state';
import { useTexts } from '../../../texts';
import styles from './PriceBreakdown.module.css';

export interface PriceBreakdownProps {
  /** The server's answer to what is chosen now. Default: nothing can be priced yet. */
  quote?: Pick<Quote, 'breakdown' | 'totalFen'>;
  /** An answer is on its way; no earlier one is shown meanwhile. Default `false`. */
  loading?: boolean;
  /** Why there is no price, in words. Default none. */
  problem?: string;
  /** Asks again. */
  onRetry: () => unknown;
  /** Beside the total. Default: that it is the total. */
  totalLabel?: string;
  /** Under the total, once it is known. Default nothing. */
  children?: ReactNode;
}

/** What something costs and why, by the server's word alone: waiting, not possible yet, failed, there. */
export function PriceBreakdown({
  quote,
  loading = false,
  problem,
  onRetry,
  totalLabel,
  children,
}: PriceBreakdownProps) {
  const { t } = useTexts();
  return (
    <Card title={t('order.breakdown')} aria-busy={loading}>
      {loading ? (
        <SkeletonText lines={3} />
      ) : problem ? (
        <ErrorState description={problem} onRetry={onRetry} />
      ) : quote ? (
        <>
          <BreakdownList
            items={quote.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
            totalFen={quote.totalFen}
            totalLabel={totalLabel ?? t('order.total')}
          />
          {children}
        </>
      ) : (
        <p className={styles.hint}>{t('order.book.noPrice')}</p>
      )}
    </Card>
  );
}
