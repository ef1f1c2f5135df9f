import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import styles from './SpecialView.module.css';

/** A special before it is known: the place of its picture, its words and its first list. */
export function SpecialPending() {
  return (
    <AppPage transparentNav>
      <Skeleton className={styles.picture} height="auto" />
      <PageBody busy>
        <SkeletonText lines={3} />
        <CardGrid>
          <MediaCardPending />
          <MediaCardPending />
        </CardGrid>
      </PageBody>
    </AppPage>
  );
}
