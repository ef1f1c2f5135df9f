import type { CheckoutState } from '@yunyou/sdk/checkout';
import { Button } from '../../../components/button';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './BookingForm.module.css';

export interface BookingBarProps {
  state: Pick<CheckoutState, 'totalFen' | 'pricing' | 'quoteProblem' | 'busy' | 'unanswered'>;
  /** Asks for the price again. */
  onRetry: () => unknown;
  onPlace: () => unknown;
  /** Words where they are others than an order's: of the button, beside the total. */
  words?: { submit?: string; total?: string };
}

/** The total, and what places the order at it. */
export function BookingBar({ state, onRetry, onPlace, words = {} }: BookingBarProps) {
  const { t } = useTexts();
  const { totalFen, pricing, quoteProblem, busy, unanswered } = state;
  return (
    <div className={styles.bar}>
      <span className={styles.total}>
        <span>{words.total ?? t('order.toPay')}</span>
        {totalFen !== undefined && <Price fen={totalFen} size="large" />}
        {totalFen === undefined && !quoteProblem && <span>—</span>}
        {quoteProblem && (
          <Button variant="text" size="small" onClick={() => void onRetry()}>
            {t('ui.retry')}
          </Button>
        )}
      </span>
      <Button
        size="large"
        className={styles.submit}
        loading={busy || pricing === 'asking'}
        disabled={pricing === 'refused'}
        onClick={() => void onPlace()}
      >
        {unanswered ? t('order.book.submitAgain') : (words.submit ?? t('order.book.submit'))}
      </Button>
    </div>
  );
}
