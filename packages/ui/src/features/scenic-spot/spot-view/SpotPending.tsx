import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { TicketListPending } from '../../ticket/ticket-list';
import styles from './SpotView.module.css';

/** A scenic spot before it is known: the place of its picture, its words and its tickets. */
export function SpotPending() {
  return (
    <AppPage transparentNav>
      <Skeleton className={styles.album} height="auto" />
      <PageBody>
        <div aria-busy="true">
          <SkeletonText lines={3} />
        </div>
        <TicketListPending />
      </PageBody>
    </AppPage>
  );
}
