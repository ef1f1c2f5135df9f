import type { SpotSummary } from '@yunyou/contract';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { Price } from '../../components/price';
import { useTexts } from '../../texts';
import styles from './SpotCard.module.css';
import { SpotRating } from './SpotRating';

export interface SpotCardProps {
  spot: SpotSummary;
  href: string;
}

/** A spot as a card: the wide picture first, then what it is and from how much. */
export function SpotCard({ spot, href }: SpotCardProps) {
  const { t } = useTexts();
  return (
    <Link href={href} className={styles.root}>
      <span className={styles.picture}>
        <Picture
          picture={spot.picture}
          alt=""
          fill
          sizes="(min-width: 1024px) 384px, (min-width: 480px) 448px, 92vw"
        />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{spot.name}</span>
          {spot.fromPriceFen === null ? (
            <span className={styles.none}>{t('shop.spot.notOnSale')}</span>
          ) : (
            <Price fen={spot.fromPriceFen} from />
          )}
        </span>
        <span className={styles.subtitle}>{spot.subtitle}</span>
        <SpotRating spot={spot} />
      </span>
    </Link>
  );
}
