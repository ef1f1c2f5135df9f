import type { MemberReview } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ReviewPending } from '../review-list';
import { OwnReview } from './OwnReview';

/** The member's own reviews in any state, newest first. */
export function MineList({ hrefOf, ways }: { hrefOf: (id: string) => string; ways: ReactNode }) {
  const { t } = useTexts();
  const { reviews } = useSdk();
  /** What has changed since it was read: deleted, or as it is now. */
  const [changed, setChanged] = useState<Readonly<Record<string, MemberReview | null>>>({});
  const pages = useOwnPages(
    'mine',
    (page) => reviews.mine({ page }, { silent: true }),
    ({ id }) => id,
  );
  const refresh = async (id: string) => {
    // What cannot be read anew stays as it was.
    const now = await reviews.detail(id, { silent: true }).catch(() => undefined);
    if (now) setChanged((before) => ({ ...before, [id]: now }));
  };
  const shown = pages.items
    .map((review) => (review.id in changed ? changed[review.id] : review))
    .filter((review) => review !== null && review !== undefined);
  return (
    <>
      <ResourceView
        resource={{ ...pages.resource, value: pages.resource.value && shown }}
        pending={
          <Stack gap={3}>
            <ReviewPending />
            <ReviewPending />
          </Stack>
        }
        empty={
          <Empty title={t('review.mine.empty')} description={t('review.mine.emptyHint')} actions={ways} />
        }
      >
        {(found) => (
          <Stack gap={3}>
            {found.map((review) => (
              <Card key={review.id}>
                <OwnReview
                  review={review}
                  actions={
                    <ButtonLink href={hrefOf(review.id)} variant="text" size="small">
                      {t('review.detail.open')}
                    </ButtonLink>
                  }
                  onChanged={() => void refresh(review.id)}
                  onDeleted={() => setChanged((before) => ({ ...before, [review.id]: null }))}
                />
              </Card>
            ))}
          </Stack>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}
