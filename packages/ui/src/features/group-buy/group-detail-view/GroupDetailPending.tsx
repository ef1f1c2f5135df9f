import { Card } from '../../../components/card';
import { MediaCardPending } from '../../../components/media-card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { GroupPending } from '../../marketing/group-progress';

/** A group before it is known: its seats, what it buys, what happened. */
export function GroupDetailPending() {
  return (
    <AppPage bottomBar={<Skeleton height={52} />}>
      <PageBody busy>
        <GroupPending />
        <MediaCardPending />
        <Card aria-hidden="true">
          <SkeletonText lines={4} />
        </Card>
      </PageBody>
    </AppPage>
  );
}
