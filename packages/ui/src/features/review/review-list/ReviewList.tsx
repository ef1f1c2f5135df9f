import type { Review } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { ReviewItem } from './ReviewItem';
import { ReviewPending } from './ReviewPending';

export interface ReviewListProps {
  /** The reviews, as `useResource` gives them. */
  reviews: ResourceViewProps<readonly Review[]>['resource'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
}

/** Reviews in all their states. */
export function ReviewList({ reviews, now }: ReviewListProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={reviews}
      pending={
        <Stack gap={3}>
          {[1, 2].map((place) => (
            <ReviewPending key={place} />
          ))}
        </Stack>
      }
      empty={<Empty title={t('review.empty')} description={t('review.emptyHint')} />}
    >
      {(found) => (
        <Stack gap={3}>
          {found.map((review) => (
            <Card key={review.id}>
              <ReviewItem review={review} now={now} />
            </Card>
          ))}
        </Stack>
      )}
    </ResourceView>
  );
}
