import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';

/** The sessions and their items, in the shape of what comes. */
export function FlashSalePending() {
  return (
    <AppPage>
      <PageBody>
        <Skeleton height={56} />
        <CardGrid>
          {[1, 2, 3, 4].map((place) => (
            <MediaCardPending key={place} />
          ))}
        </CardGrid>
      </PageBody>
    </AppPage>
  );
}
