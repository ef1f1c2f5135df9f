import { StarIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './Rating.module.css';

export interface RatingProps {
  /** The mean of what visitors gave, 0 to 5. */
  score: number;
  /** How many gave it; nothing is shown for 0. */
  count: number;
}

/** A mean score in one star, a number and how many rated. */
export function Rating({ score, count }: RatingProps) {
  const { t, number } = useTexts();
  if (count === 0) return null;
  return (
    <span className={styles.rating}>
      <StarIcon size={14} fill="currentColor" />
      <span className={styles.score}>{t('ui.rating', { rating: score.toFixed(1) })}</span>
      <span className={styles.count}>{t('ui.ratings', { count: number(count) })}</span>
    </span>
  );
}
