import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { RoomPending } from '../room-row';
import styles from './HotelView.module.css';

/** A hotel before it is known: the place of its pictures, its words and its rooms. */
export function HotelPending() {
  return (
    <AppPage transparentNav>
      <Skeleton className={styles.album} height="auto" />
      <PageBody>
        <div aria-busy="true">
          <SkeletonText lines={3} />
        </div>
        <RoomPending />
        <RoomPending />
      </PageBody>
    </AppPage>
  );
}
