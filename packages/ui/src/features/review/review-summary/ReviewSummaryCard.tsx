import type { ReviewSummary as Summary } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Progress } from '../../../components/progress';
import { RateScore } from '../../../components/rate';
import { useTexts } from '../../../texts';
import styles from './ReviewSummaryCard.module.css';

export interface ReviewSummaryCardProps {
  /** How it is rated. */
  summary: Summary;
}

/** How something is rated: the average, how many liked it, and how many gave each number of stars. */
export function ReviewSummaryCard({ summary }: ReviewSummaryCardProps) {
  const { t, number } = useTexts();
  const { average, count, goodPercent, perStar } = summary;
  const stars = perStar.map((given, place) => ({ stars: place + 1, given })).reverse();
  return (
    <Card aria-label={t('review.summary.title')} className={styles.card}>
      <div className={styles.root}>
        <div className={styles.whole}>
          <span aria-hidden="true" className={styles.average}>
            {average.toFixed(1)}
          </span>
          <RateScore score={average} showNumber={false} />
          <span className={styles.good}>{t('review.summary.good', { percent: goodPercent })}</span>
          <span className={styles.count}>{t('review.summary.count', { count: number(count) })}</span>
        </div>
        <ul className={styles.stars}>
          {stars.map((one) => (
            <li key={one.stars} className={styles.star}>
              <span>{t('review.summary.star', { stars: one.stars })}</span>
              <Progress
                label={t('review.summary.star', { stars: one.stars })}
                value={count === 0 ? 0 : one.given / count}
              />
              <span className={styles.given}>{number(one.given)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
