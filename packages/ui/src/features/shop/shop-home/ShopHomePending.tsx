import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { GoodsListPending } from '../../goods/goods-card';
import styles from './ShopHomeView.module.css';

/** A shop before it is known: the places of its picture, its name and its first goods. */
export function ShopHomePending() {
  return (
    <AppPage transparentNav>
      <Skeleton className={styles.banner} height="auto" />
      <PageBody busy>
        <SkeletonText lines={2} />
        <GoodsListPending />
      </PageBody>
    </AppPage>
  );
}
