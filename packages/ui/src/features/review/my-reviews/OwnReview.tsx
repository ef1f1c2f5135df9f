import type { MemberReview } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { NoticeBar } from '../../../components/notice-bar';
import { useToast } from '../../../components/toast';
import { failureText, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { loadAppendSheet } from '../append-sheet';
import { ReviewItem } from '../review-list';

export interface OwnReviewProps {
  /** A review of the member's own. */
  review: MemberReview;
  /** Shows all of its words at once. Default `false`. */
  whole?: boolean;
  /** Further things that can be done. Default none. */
  actions?: ReactNode;
  /** Called when something was added to it. */
  onChanged: () => void;
  /** Called when it was deleted. */
  onDeleted: () => void;
}

/** One's own review: in which state it is, what can be added, and the way to take it back. */
export function OwnReview({ review, whole, actions, onChanged, onDeleted }: OwnReviewProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { Sheet, open, setOpen } = useLazySheet(loadAppendSheet);
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await sdk.reviews.remove(review.id, { silent: true });
      show(t('review.delete.done'), { kind: 'success' });
      onDeleted();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  const isAppendHidden = review.appendState !== null && review.appendState !== 'visible';
  return (
    <>
      <ReviewItem
        review={review}
        now={sdk.clock.now}
        whole={whole}
        note={
          <>
            {review.state !== 'visible' && (
              <NoticeBar>{t('review.state', { state: review.state })}</NoticeBar>
            )}
            {isAppendHidden && (
              <NoticeBar>{t('review.appendState', { state: review.appendState ?? '' })}</NoticeBar>
            )}
          </>
        }
        actions={
          <>
            {actions}
            <Button variant="text" size="small" onClick={() => setAsking(true)}>
              {t('review.delete')}
            </Button>
            {review.appendUntilMs !== null && (
              <Button variant="outline" size="small" onClick={() => setOpen(true)}>
                {t('review.append.do')}
              </Button>
            )}
          </>
        }
      />
      {Sheet && <Sheet open={open} onOpenChange={setOpen} reviewId={review.id} onDone={onChanged} />}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('review.delete.title')}
        tone="danger"
        confirmText={t('review.delete')}
        onConfirm={remove}
      >
        {t('review.delete.hint')}
      </Modal>
    </>
  );
}
