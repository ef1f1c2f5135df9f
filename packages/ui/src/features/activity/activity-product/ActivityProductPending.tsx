import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import styles from './ActivityProduct.module.css';

/** What an activity sells, before it is known: its picture, its prices and its words, and the button. */
export function ActivityProductPending() {
  return (
    <AppPage bottomBar={<Skeleton height={52} />}>
      <div className={styles.top}>
        <Skeleton className={styles.picture} height="auto" />
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
