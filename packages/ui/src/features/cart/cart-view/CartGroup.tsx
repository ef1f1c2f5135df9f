import type { Cart, NextStep } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { Link } from '../../../components/link';
import { useTexts } from '../../../texts';
import { nextStepText } from '../../order/offers';
import styles from './CartView.module.css';

export interface CartGroupProps {
  /** The shop with what of it is in the cart. */
  shop: Cart['shops'][number];
  /** All of it is chosen. */
  selected: boolean;
  /** Chooses all of it. */
  onSelect: (selected: boolean) => void;
  /** The shop's page. */
  href: string;
  /** Where something for the next step is found. */
  moreHref: (step: NextStep) => string;
  /** It can only be read. Default `false`. */
  disabled?: boolean;
  /** Its rows. */
  children: ReactNode;
}

/** What of the cart is of one shop, with the cheapest addition that lowers the bill. */
export function CartGroup({
  shop,
  selected,
  onSelect,
  href,
  moreHref,
  disabled = false,
  children,
}: CartGroupProps) {
  const texts = useTexts();
  const { t } = texts;
  const { shopName, nextStep } = shop;
  return (
    <Card>
      <div className={styles.head}>
        <Checkbox checked={selected} disabled={disabled} onCheckedChange={onSelect}>
          {t('cart.chooseShop', { name: shopName })}
        </Checkbox>
        <Link href={href} className={styles.link}>
          {t('cart.toShop')}
        </Link>
      </div>
      {nextStep && (
        <p className={styles.next}>
          {nextStepText(texts, nextStep)}{' '}
          <Link href={moreHref(nextStep)} className={styles.link}>
            {t('order.goods.nextGo')}
          </Link>
        </p>
      )}
      <ul className={styles.list}>{children}</ul>
    </Card>
  );
}
