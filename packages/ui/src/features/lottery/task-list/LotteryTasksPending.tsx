import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';

/** The tasks before they are known. */
export function LotteryTasksPending() {
  return (
    <AppPage width="narrow">
      <PageBody busy>
        <Card aria-hidden="true">
          <Skeleton width="8em" height={22} />
        </Card>
        <Card aria-hidden="true">
          <SkeletonText lines={6} />
        </Card>
      </PageBody>
    </AppPage>
  );
}
