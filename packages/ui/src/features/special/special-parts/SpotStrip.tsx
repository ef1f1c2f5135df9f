import type { SearchRecord } from '@yunyou/contract';
import { MediaCard } from '../../../components/media-card';
import { shownSizes } from '../../../components/picture';
import { Price } from '../../../components/price';
import { Rating } from '../../../components/rating';
import { Section } from '../../../components/section';
import { openedHref } from '../../search/search-hrefs';
import styles from './SpecialParts.module.css';

export interface SpotStripProps {
  title: string;
  spots: readonly SearchRecord[];
}

/** Its column of the strip without the hairlines. */
const SIZES = shownSizes({ column: '278px', desktop: '278px' });

/** Places to go to, in one line. */
export function SpotStrip({ title, spots }: SpotStripProps) {
  return (
    <Section title={title}>
      <ul className={styles.strip} data-of="places">
        {spots.map((spot) => (
          <li key={spot.id}>
            <MediaCard
              href={openedHref(spot)}
              layout="wide"
              sizes={SIZES}
              picture={spot.thumb}
              title={spot.title}
              subtitle={spot.subtitle}
              note={<Rating score={spot.rating} count={spot.ratingCount} />}
              price={spot.fromPriceFen !== null && <Price fen={spot.fromPriceFen} from />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
