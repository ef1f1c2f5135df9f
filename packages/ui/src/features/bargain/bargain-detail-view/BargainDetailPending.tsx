import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { BargainPending } from '../../marketing/bargain-progress';

/** A bargain before it is known: how far it is, who has helped, the button. */
export function BargainDetailPending() {
  return (
    <AppPage bottomBar={<Skeleton height={52} />}>
      <PageBody busy>
        <BargainPending />
      </PageBody>
    </AppPage>
  );
}
