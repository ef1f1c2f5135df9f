import { AppPage, PageBody } from '../../app';
import { Skeleton, SkeletonText } from '../../components/skeleton';

/** A ticket before it is known: the places of its words and of three months of days. */
export function TicketPending() {
  return (
    <AppPage aside={<Skeleton height={280} />}>
      <PageBody>
        <div aria-busy="true">
          <SkeletonText lines={4} />
        </div>
        <Skeleton height={960} />
      </PageBody>
    </AppPage>
  );
}
