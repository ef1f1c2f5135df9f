import type { SpotSummary } from '@yunyou/contract';
import { Link } from '../../components/link';
import { Picture, shownSizes } from '../../components/picture';
import { Price } from '../../components/price';
import { Tag } from '../../components/tag';
import { useTexts } from '../../texts';
import { SpotRating } from './SpotRating';
import styles from './SpotRow.module.css';

export interface SpotRowProps {
  spot: SpotSummary;
  href: string;
  /** Its picture is in the first view: it is fetched at once. Default `false`. */
  inFirstView?: boolean;
}

/** In the column a square is cut out of a picture of 150px. */
const SIZES = shownSizes({ column: '150px', desktop: '176px' });

/** A spot as a row of a list: small picture, what it is, from how much. */
export function SpotRow({ spot, href, inFirstView }: SpotRowProps) {
  const { t } = useTexts();
  return (
    <Link href={href} className={styles.root}>
      <span className={styles.picture}>
        <Picture picture={spot.thumb} alt="" fill sizes={SIZES} eager={inFirstView} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{spot.name}</span>
        <span className={styles.subtitle}>{spot.subtitle}</span>
        <span className={styles.tags}>
          {spot.tags.slice(0, 3).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
        <span className={styles.foot}>
          <SpotRating spot={spot} />
          {spot.fromPriceFen === null ? (
            <span className={styles.none}>{t('home.spot.notOnSale')}</span>
          ) : (
            <Price fen={spot.fromPriceFen} from />
          )}
        </span>
      </span>
    </Link>
  );
}
