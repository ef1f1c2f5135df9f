import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { GoodsListPending } from '../goods-card';
import styles from './GoodsHomeView.module.css';

/** The front page of goods before it is known: the places of its banner and its first goods. */
export function GoodsHomePending() {
  return (
    <AppPage>
      <PageBody busy>
        <Skeleton height={44} />
        <Skeleton className={styles.banner} height="auto" />
        <GoodsListPending />
      </PageBody>
    </AppPage>
  );
}
