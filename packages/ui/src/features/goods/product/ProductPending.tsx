import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import album from './ProductAlbum.module.css';
import styles from './ProductPage.module.css';

/** A product before it is known: the place of its pictures, its price and its words. */
export function ProductPending() {
  return (
    <AppPage transparentNav>
      <div className={styles.top}>
        <Skeleton className={album.root} height="auto" />
        <PageBody busy>
          <Skeleton width={140} height={36} />
          <SkeletonText lines={2} />
          <Card aria-hidden="true">
            <SkeletonText lines={3} />
          </Card>
        </PageBody>
      </div>
    </AppPage>
  );
}
