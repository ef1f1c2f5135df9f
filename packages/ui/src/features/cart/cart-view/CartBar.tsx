import { checkoutMaxLines, checkoutMaxShops } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { failureText } from '../../../shell';
import { useTexts } from '../../../texts';
import { WhyNotCheaper } from '../../order/offers';
import { PriceBreakdown } from '../../order/price-breakdown';
import styles from './CartView.module.css';
import type { CartPrice } from './use-cart-quote';

export interface CartBarProps {
  price: CartPrice;
  /** Kinds of things that are chosen. */
  chosen: number;
  /** They are more than one checkout takes. */
  tooMany: boolean;
  onCheckout: () => unknown;
  onRetry: () => unknown;
  disabled?: boolean;
  /** Chooses everything. */
  children: ReactNode;
}

/** What the chosen things come to, why, and the way to order them. */
export function CartBar({
  price,
  chosen,
  tooMany,
  onCheckout,
  onRetry,
  disabled = false,
  children,
}: CartBarProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const [open, setOpen] = useState(false);
  const { quote, error, loading } = price;
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.sum} aria-live="polite">
        {tooMany ? (
          <span className={styles.quiet}>
            {t('cart.tooMany', { lines: checkoutMaxLines, shops: checkoutMaxShops })}
          </span>
        ) : error !== undefined ? (
          <Button variant="text" size="small" onClick={() => void onRetry()}>
            {t('cart.priceFailed')}
          </Button>
        ) : (
          <Button variant="text" size="small" disabled={!quote} onClick={() => setOpen(true)}>
            <span className={styles.line}>
              {t('cart.total')}
              {quote && !loading ? <Price fen={quote.totalFen} /> : '—'}
            </span>
          </Button>
        )}
        {quote && quote.savedFen > 0 && (
          <span className={styles.quiet}>{t('cart.saved', { amount: money(quote.savedFen) })}</span>
        )}
      </div>
      <Button size="large" disabled={disabled || chosen === 0 || tooMany} onClick={() => void onCheckout()}>
        {t('cart.checkout', { count: chosen })}
      </Button>
      <Popup open={open} onOpenChange={setOpen} title={t('order.breakdown')}>
        <PriceBreakdown
          quote={quote}
          loading={loading}
          problem={error === undefined ? undefined : failureText(texts, error)}
          onRetry={onRetry}
        />
        {quote && <WhyNotCheaper offers={quote.unused} />}
      </Popup>
    </div>
  );
}
