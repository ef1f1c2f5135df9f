import { CalendarPending } from '../../../components/calendar';
import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';

/** A ticket before it is known: the places of its words, of the months of days and of what to know before. */
export function TicketPending() {
  return (
    <AppPage
      aside={
        <Card aria-hidden="true">
          <SkeletonText lines={8} />
        </Card>
      }
    >
      <PageBody>
        <div aria-busy="true">
          <Skeleton width="60%" height={28} />
          <SkeletonText lines={2} />
        </div>
        <Card flush aria-hidden="true">
          <CalendarPending />
        </Card>
      </PageBody>
    </AppPage>
  );
}
