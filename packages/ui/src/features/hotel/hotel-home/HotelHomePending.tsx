import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { HotelListPending } from '../hotel-card';

/** The page of hotels before it is known which there are. */
export function HotelHomePending() {
  return (
    <AppPage>
      <PageBody busy>
        <Skeleton height={380} />
        <HotelListPending count={3} />
      </PageBody>
    </AppPage>
  );
}
