import type { Review } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { Album } from '../../../components/album';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { RateScore } from '../../../components/rate';
import { Tag } from '../../../components/tag';
import { VideoPlayer } from '../../../components/video-player';
import { useTexts } from '../../../texts';
import styles from './ReviewItem.module.css';

export interface ReviewItemProps {
  /** The review. */
  review: Review;
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Above it: what only its author is told. Default nothing. */
  note?: ReactNode;
  /** What can be done about it. Default nothing. */
  actions?: ReactNode;
  /** Shows all of its words at once. Default `false`: long ones are folded. */
  whole?: boolean;
}

/** Longer texts are folded: some four lines of a phone. */
const FOLD_FROM = 110;

/** What somebody thought of it: stars, words, pictures, what they added later, and what the merchant answered. */
export function ReviewItem({ review, now, note, actions, whole = false }: ReviewItemProps) {
  const { t, relative } = useTexts();
  const [unfolded, setUnfolded] = useState(whole);
  const long = !whole && review.text.length > FOLD_FROM;
  const { append } = review;
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <Avatar name={review.authorName} src={review.avatarUrl || undefined} />
        <span className={styles.who}>
          <span className={styles.name}>{review.authorName}</span>
          <span className={styles.when}>
            {[relative(review.atMs, now()), review.productName, review.specText].filter(Boolean).join(' · ')}
          </span>
        </span>
        <RateScore score={review.stars} showNumber={false} />
      </div>
      {note}
      {review.tags.length > 0 && (
        <p className={styles.tags}>
          {review.tags.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </p>
      )}
      {review.text && (
        <p className={styles.text} data-folded={(long && !unfolded) || undefined}>
          {review.text}
        </p>
      )}
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
      {review.videoUrl !== null && <VideoPlayer src={review.videoUrl} label={t('review.video')} />}
      {review.reply && <Reply label={t('review.reply')} text={review.reply.text} />}
      {append && (
        <div className={styles.append}>
          <strong className={styles.later}>{t('review.append.of', { days: append.daysAfter })}</strong>
          <p className={styles.text}>{append.text}</p>
          {append.pictures.length > 0 && <Album pictures={append.pictures} />}
          {review.replyToAppend && (
            <Reply label={t('review.replyToAppend')} text={review.replyToAppend.text} />
          )}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function Reply({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.reply}>
      <strong>{label}</strong> {text}
    </p>
  );
}
