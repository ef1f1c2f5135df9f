import type { SpotSummary } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture, shownSizes } from '../../../components/picture';
import { Price } from '../../../components/price';
import { Rating } from '../../../components/rating';
import { useTexts } from '../../../texts';
import styles from './SpotCard.module.css';

export interface SpotCardProps {
  /** The spot. */
  spot: SpotSummary;
  /** Where a tap leads. */
  href: string;
}

/** As wide as the column; three beside each other on a desktop. */
const SIZES = shownSizes({ column: 'min(100vw - 34px, 446px)', desktop: 'min(33.3vw - 31px, 385px)' });

/**
 * A spot as a card: the wide picture first, then what it is and from how much. It looks like a wide `MediaCard`, whose
 * other layouts the home page would fetch with it: 580 bytes of a budget that is full.
 */
export function SpotCard({ spot, href }: SpotCardProps) {
  const { t } = useTexts();
  return (
    <Link href={href} className={styles.root}>
      <span className={styles.picture}>
        <Picture picture={spot.picture} alt="" fill sizes={SIZES} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{spot.name}</span>
          {spot.fromPriceFen === null ? (
            <span className={styles.none}>{t('ui.price.notOnSale')}</span>
          ) : (
            <Price fen={spot.fromPriceFen} from />
          )}
        </span>
        <span className={styles.subtitle}>{spot.subtitle}</span>
        <Rating score={spot.rating} count={spot.ratingCount} />
      </span>
    </Link>
  );
}
