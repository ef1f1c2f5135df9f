import type { Review } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { VirtualList } from '../../../components/virtual-list';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { ReviewItem } from './ReviewItem';
import styles from './ReviewList.module.css';
import { ReviewPending } from './ReviewPending';

export interface ReviewListProps {
  /** The reviews, as `useResource` gives them. */
  reviews: ResourceViewProps<readonly Review[]>['resource'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** What can be done about a review. Default nothing. */
  actionsOf?: (review: Review) => ReactNode;
}

/** A review of two lines and what stands around it. */
const ROW_PX = 190;
const keyOf = ({ id }: Review) => id;

/** Reviews in all their states; of ten thousand those that are seen are in the document. */
export function ReviewList({ reviews, now, actionsOf }: ReviewListProps) {
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
        <VirtualList label={t('review.list')} items={found} itemKey={keyOf} rowHeightPx={ROW_PX}>
          {(review) => (
            <div className={styles.row}>
              <Card>
                <ReviewItem review={review} now={now} actions={actionsOf?.(review)} />
              </Card>
            </div>
          )}
        </VirtualList>
      )}
    </ResourceView>
  );
}
