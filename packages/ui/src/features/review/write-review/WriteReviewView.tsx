import type { ReviewInput } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useEffect, useMemo } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { AppPage, PageBody, ResourceView, useHydrated, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { TodoCard } from '../my-reviews/TodoCard';
import { ReviewEditor } from '../review-editor';
import { ReviewPending } from '../review-list';
import styles from './WriteReviewView.module.css';

export interface WriteReviewViewProps {
  /** The line of an order that is reviewed; empty where an address names none. */
  lineId: string;
  /** Called when it was posted, with the new review's id. */
  onPosted: (reviewId: string) => void;
  /** The member's own reviews. */
  mineHref: string;
}

/** Why a line cannot be reviewed, by the server's rule. */
const reasons = {
  reviewExists: 'review.form.exists',
  reviewWindowOver: 'review.form.over',
  reviewNotYet: 'review.form.notYet',
} as const;

const reasonOf = (error: unknown) =>
  isApiError(error) && error.rule !== undefined && error.rule in reasons
    ? reasons[error.rule as keyof typeof reasons]
    : undefined;

/** Writes a review of something that was bought. What was begun is there again, also after a reload or a login. */
export function WriteReviewView(props: WriteReviewViewProps) {
  const { t } = useTexts();
  if (props.lineId !== '') return <WriteReview {...props} />;
  return (
    <AppPage width="narrow">
      <PageBody>
        <Empty
          title={t('review.mine.todoEmpty')}
          description={t('review.mine.todoEmptyHint')}
          actions={<ButtonLink href={props.mineHref}>{t('review.form.back')}</ButtonLink>}
        />
      </PageBody>
    </AppPage>
  );
}

function WriteReview({ lineId, onPosted, mineHref }: WriteReviewViewProps) {
  const { t } = useTexts();
  const { reviews } = useSdk();
  const { show } = useToast();
  const form = useResource(() => reviews.form(lineId, { silent: true }), [reviews, lineId]);
  const isHydrated = useHydrated();
  const draft = useMemo(
    () => (isHydrated ? reviews.drafts.read(lineId) : undefined),
    [reviews, lineId, isHydrated],
  );
  const reason = form.value === undefined ? reasonOf(form.error) : undefined;
  const isDone = reason !== undefined && reason !== 'review.form.notYet';
  useEffect(() => {
    if (isDone) reviews.drafts.remove(lineId);
  }, [reviews, lineId, isDone]);

  const post = async (input: ReviewInput) => {
    const { id, state } = await reviews.add({ lineId, ...input }, { silent: true });
    reviews.drafts.remove(lineId);
    show(t(state === 'visible' ? 'review.form.posted' : 'review.form.pending'), { kind: 'success' });
    onPosted(id);
  };
  return (
    <AppPage
      width="narrow"
      aside={
        form.value && (
          <div className={styles.beside}>
            <TodoCard line={form.value.line} />
          </div>
        )
      }
    >
      <PageBody>
        {reason ? (
          <Empty
            title={t(reason)}
            actions={<ButtonLink href={mineHref}>{t('review.form.back')}</ButtonLink>}
          />
        ) : (
          <ResourceView resource={form} pending={<ReviewPending />}>
            {({ line, tags }) => (
              <>
                <div className={styles.above}>
                  <TodoCard line={line} />
                </div>
                <Card>
                  <ReviewEditor
                    tags={tags}
                    draft={draft}
                    onDraftChange={(changed) => reviews.drafts.write(lineId, changed)}
                    upload={reviews.upload}
                    onSubmit={post}
                  />
                </Card>
              </>
            )}
          </ResourceView>
        )}
      </PageBody>
    </AppPage>
  );
}
