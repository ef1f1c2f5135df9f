import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { RecordSkeleton } from '../record-row';

/** The result page before anything is known. */
export function SearchResultsPending() {
  return (
    <AppPage>
      <PageBody>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <RecordSkeleton />
      </PageBody>
    </AppPage>
  );
}
