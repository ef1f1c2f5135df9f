import { checkoutMaxLines, checkoutMaxShops } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { failureText } from '../../../shell';
import { useTexts } from '../../../texts';
import { WhyNotCheaper } from '../../order/offers';
import { PriceBreakdown } from '../../order/price-breakdown';
import styles from './CartView.module.css';
import type { CartPrice } from './use-cart-quote';

export interface CartSummaryProps {
  /** What the chosen things come to. */
  price: CartPrice;
  /** Kinds of things that are chosen. */
  chosen: number;
  /** They are more than one checkout takes. */
  tooMany: boolean;
  /** Asks for the price again. */
  onRetry: () => void;
}

/** The whole calculation beside the cart, with what did not apply and why; for a desktop. */
export function CartSummary({ price, chosen, tooMany, onRetry }: CartSummaryProps) {
  const texts = useTexts();
  const { quote, error, loading } = price;
  return (
    <Card title={texts.t('cart.summary')}>
      {chosen === 0 ? (
        <p className={styles.quiet}>{texts.t('cart.nothingChosen')}</p>
      ) : tooMany ? (
        <p className={styles.quiet}>
          {texts.t('cart.tooMany', { lines: checkoutMaxLines, shops: checkoutMaxShops })}
        </p>
      ) : (
        <PriceBreakdown
          quote={quote}
          loading={loading}
          problem={error === undefined ? undefined : failureText(texts, error)}
          onRetry={onRetry}
        />
      )}
      {quote && <WhyNotCheaper offers={quote.unused} />}
    </Card>
  );
}
