import type { Sku } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Button, ButtonLink } from '../../../components/button';
import { Link } from '../../../components/link';
import { Price } from '../../../components/price';
import { HeadsetIcon, HouseIcon, ShoppingCartIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import { costOf } from '../sku-sheet';
import styles from './ProductBar.module.css';
import type { NotSold } from './product-info';

export interface ProductBarProps {
  /** Why it cannot be bought; undefined when it can. */
  notSold: NotSold | undefined;
  /** The choice, said on a desktop. Default none yet. */
  summary?: { sku: Sku; amount: number; words: string };
  /** Pieces in the cart. Default: there is no cart here. */
  cartCount?: number;
  /** Where it leads. `service`: whoever answers questions; empty for nobody. */
  hrefs: { shop: string; service: string; cart?: string; similar: string };
  /** The buttons that buy. */
  children: ReactNode;
}

/** The bar of a product: the shop, somebody to ask, the cart, and what buys; where it is not sold, why, and a way on. */
export function ProductBar({ notSold, summary, cartCount, hrefs, children }: ProductBarProps) {
  const { t } = useTexts();
  const tool = (href: string, icon: ReactNode, label: string) => (
    <Link href={href} className={styles.tool}>
      {icon}
      <span className={styles.toolName}>{label}</span>
    </Link>
  );
  return (
    <section aria-label={t('goods.bar.label')} className={styles.root}>
      {summary && (
        <div className={styles.summary}>
          <Price fen={costOf(summary.sku, summary.amount)} size="large" />
          <span className={styles.words}>{summary.words}</span>
        </div>
      )}
      <div className={styles.tools}>
        {tool(hrefs.shop, <HouseIcon size={20} />, t('goods.bar.shop'))}
        {hrefs.service && tool(hrefs.service, <HeadsetIcon size={20} />, t('goods.bar.service'))}
        {hrefs.cart !== undefined &&
          tool(
            hrefs.cart,
            <Badge count={cartCount}>
              <ShoppingCartIcon size={20} />
            </Badge>,
            t('goods.bar.cart'),
          )}
      </div>
      <div className={styles.actions}>
        {notSold ? (
          <>
            <Button disabled>{t(`goods.bar.${notSold}`)}</Button>
            <ButtonLink href={hrefs.similar} variant="outline">
              {t('goods.bar.similar')}
            </ButtonLink>
          </>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
