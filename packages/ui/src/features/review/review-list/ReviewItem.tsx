import type { Review } from '@yunyou/contract';
import { useState } from 'react';
import { Album } from '../../../components/album';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { RateScore } from '../../../components/rate';
import { useTexts } from '../../../texts';
import styles from './ReviewItem.module.css';

export interface ReviewItemProps {
  /** The review. */
  review: Review;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
}

/** Longer texts are folded: some four lines of a phone. */
const FOLD_FROM = 110;

/** What somebody thought of it: stars, words, pictures, and what the merchant answered. */
export function ReviewItem({ review, now }: ReviewItemProps) {
  const { t, relative } = useTexts();
  const [unfolded, setUnfolded] = useState(false);
  const long = review.text.length > FOLD_FROM;
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <Avatar name={review.authorName} src={review.avatarUrl || undefined} />
        <span className={styles.who}>
          <span className={styles.name}>{review.authorName}</span>
          <span className={styles.when}>
            {relative(review.atMs, now())} · {review.productName}
          </span>
        </span>
        <RateScore score={review.stars} showNumber={false} />
      </div>
      <p className={styles.text} data-folded={(long && !unfolded) || undefined}>
        {review.text}
      </p>
      {long && (
        <Button
          variant="text"
          size="small"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'review.fold' : 'review.unfold')}
        </Button>
      )}
      {review.pictures.length > 0 && <Album pictures={review.pictures} />}
      {review.reply && (
        <p className={styles.reply}>
          <strong>{t('review.reply')}</strong> {review.reply}
        </p>
      )}
    </article>
  );
}
