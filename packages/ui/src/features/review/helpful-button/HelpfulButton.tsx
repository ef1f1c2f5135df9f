import type { Review } from '@yunyou/contract';
import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { useToast } from '../../../components/toast';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ThumbsUpIcon } from '../../../icons';
import { failureText, useSdk, useSession, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';

export interface HelpfulButtonProps {
  /** The review, and how many it helped. */
  review: Pick<Review, 'id' | 'authorName' | 'helpfulCount'>;
}

/**
 * Says that a review helped: at once on the screen, back with the reason when it is refused. A visitor goes to the login, and
 * finds it said on the way back.
 */
export function HelpfulButton({ review }: HelpfulButtonProps) {
  const { reviews, navigation } = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { t, number } = texts;
  const { show } = useToast();
  const { known } = useStateOf(reviews.state);
  const { votedByMe = false, mine = false, helpfulCount = review.helpfulCount } = known[review.id] ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each review and login
  useEffect(() => {
    if (token === undefined) return;
    reviews
      .carryOut(review.id, review.helpfulCount)
      .catch((error: unknown) => show(failureText(texts, error), { kind: 'error' }));
  }, [reviews, token, review.id]);

  const vote = async () => {
    if (token === undefined) {
      reviews.wish(review.id);
      navigation.leadToLogin();
      return;
    }
    try {
      await reviews.vote(review.id, !votedByMe, review.helpfulCount);
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={votedByMe}
      disabled={mine}
      onClick={() => void vote()}
      icon={<ThumbsUpIcon size={16} fill={votedByMe ? 'currentColor' : 'none'} />}
    >
      <span aria-hidden="true">
        {helpfulCount > 0 ? t('review.helpful.count', { count: number(helpfulCount) }) : t('review.helpful')}
      </span>
      <VisuallyHidden>
        {t('review.helpful.of', { name: review.authorName })} {helpfulCount > 0 ? number(helpfulCount) : ''}
      </VisuallyHidden>
    </Button>
  );
}
