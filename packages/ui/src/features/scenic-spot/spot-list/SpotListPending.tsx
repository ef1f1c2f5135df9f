import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { SpotListSkeleton } from './SpotListSkeleton';

/** The page of spots before it is known what they can be filtered by. */
export function SpotListPending() {
  return (
    <AppPage>
      <PageBody>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <SpotListSkeleton />
      </PageBody>
    </AppPage>
  );
}
