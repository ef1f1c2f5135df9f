import { rateStars } from '@yunyou/contract';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { StarIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './Rate.module.css';

export interface RateScoreProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The mean of what was given, 0 to 5. The stars show it to the nearest half, the words as it is. */
  score: number;
  /** Writes the number beside the stars. Default `true`. */
  showNumber?: boolean;
}

const places = Array.from({ length: rateStars }, (_, index) => index + 1);

/** How much a star is filled by a score: not at all, half or whole. */
export function fillOf(score: number, place: number): 'none' | 'half' | 'full' {
  const halves = Math.round(score * 2) - (place - 1) * 2;
  if (halves >= 2) return 'full';
  return halves === 1 ? 'half' : 'none';
}

/** Stars that others have given, to be read and not to be set. */
export function RateScore({ score, showNumber = true, className, ...rest }: RateScoreProps) {
  const { t, number } = useTexts();
  const inside = Math.min(rateStars, Math.max(0, score));
  // One place after the point is what ratings are told with.
  const shown = number(Math.round(inside * 10) / 10);
  return (
    <span
      role="img"
      aria-label={t('components.score', { score: shown, max: rateStars })}
      className={classNames(styles.score, className)}
      {...rest}
    >
      {places.map((place) => (
        <span key={place} className={styles.cell} data-fill={fillOf(inside, place)}>
          <StarIcon size={16} />
          <StarIcon size={16} className={styles.filled} />
        </span>
      ))}
      {showNumber && <span className={styles.number}>{shown}</span>}
    </span>
  );
}
