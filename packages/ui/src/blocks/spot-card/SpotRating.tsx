import type { SpotSummary } from '@yunyou/contract';
import { StarIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './SpotRating.module.css';

export interface SpotRatingProps {
  /** The spot, or what else has been rated. */
  spot: Pick<SpotSummary, 'rating' | 'ratingCount'>;
}

/** What visitors think of a spot or a hotel. Nothing while nobody has said anything. */
export function SpotRating({ spot: { rating, ratingCount } }: SpotRatingProps) {
  const { t, number } = useTexts();
  if (ratingCount === 0) return null;
  return (
    <span className={styles.rating}>
      <StarIcon size={14} fill="currentColor" />
      <span className={styles.score}>{t('home.spot.rating', { rating: rating.toFixed(1) })}</span>
      <span className={styles.count}>{t('home.spot.ratings', { count: number(ratingCount) })}</span>
    </span>
  );
}
