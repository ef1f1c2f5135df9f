import { StarIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './Rating.module.css';

export interface RatingProps {
  /** Mean of what was given, 0 to 5. */
  rating: number;
  /** How many have given something. */
  count: number;
}

/** What people think, in a line. Nothing while nobody has said anything. */
export function Rating({ rating, count }: RatingProps) {
  const { t, number } = useTexts();
  if (count === 0) return null;
  return (
    <span className={styles.root}>
      <StarIcon size={14} fill="currentColor" />
      <span className={styles.score}>{t('market.rating', { rating: rating.toFixed(1) })}</span>
      <span className={styles.count}>{t('market.ratings', { count: number(count) })}</span>
    </span>
  );
}
