import type { ShopSummary } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture } from '../../../components/picture';
import { Tag } from '../../../components/tag';
import { ChevronRightIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './ShopCard.module.css';

export interface ShopCardProps {
  /** The shop. */
  shop: ShopSummary;
  /** Where it leads. */
  href: string;
}

/** A shop in one row: its picture, its name, how it is rated, from which amount on it delivers free. */
export function ShopCard({ shop, href }: ShopCardProps) {
  const { t, money } = useTexts();
  const { shopName, rating, openState, freeFreightFromFen } = shop;
  return (
    <Link href={href} className={styles.root}>
      <span className={styles.logo}>
        <Picture picture={shop.logo} alt="" fill sizes="56px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shopName}</span>
        <span className={styles.facts}>
          {rating > 0 ? t('shop.rating', { rating: rating.toFixed(1) }) : t('shop.noRating')}
          {freeFreightFromFen !== null && (
            <span>{t('shop.freeFrom', { amount: money(freeFreightFromFen) })}</span>
          )}
        </span>
      </span>
      {openState === 'open' ? (
        <span className={styles.enter}>
          {t('shop.enter')}
          <ChevronRightIcon size={16} />
        </span>
      ) : (
        <Tag>{t(openState === 'paused' ? 'shop.break' : 'shop.closed')}</Tag>
      )}
    </Link>
  );
}
