import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { GoodsListPending } from '../../goods/goods-card';
import styles from './ActivityView.module.css';

/** An activity before it is known: the places of its picture, its words and its goods. */
export function ActivityPending() {
  return (
    <AppPage transparentNav>
      <Skeleton className={styles.picture} height="auto" />
      <PageBody busy>
        <SkeletonText lines={2} />
        <GoodsListPending />
      </PageBody>
    </AppPage>
  );
}
