import type { ReactNode } from 'react';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ReviewPending } from '../review-list';
import { TodoCard } from './TodoCard';

/** What can be reviewed now, the latest use first. */
export function TodoList({ hrefOf, ways }: { hrefOf: (lineId: string) => string; ways: ReactNode }) {
  const { t } = useTexts();
  const { reviews } = useSdk();
  const pages = useOwnPages(
    'todo',
    (page) => reviews.todo({ page }, { silent: true }),
    ({ lineId }) => lineId,
  );
  return (
    <>
      <ResourceView
        resource={pages.resource}
        pending={<ReviewPending />}
        empty={
          <Empty
            title={t('review.mine.todoEmpty')}
            description={t('review.mine.todoEmptyHint')}
            actions={ways}
          />
        }
      >
        {(lines) => (
          <CardGrid look="wide">
            {lines.map((line) => (
              <TodoCard key={line.lineId} line={line} href={hrefOf(line.lineId)} />
            ))}
          </CardGrid>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}
