import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import styles from '../CardFacts.module.css';

/** An annual card before it is known: its picture, its price, what it brings and where it holds. */
export function CardPagePending() {
  return (
    <AppPage
      aside={
        <Card aria-hidden="true">
          <SkeletonText lines={8} />
        </Card>
      }
    >
      <div className={styles.picture} aria-hidden="true">
        <Skeleton width="100%" height="100%" />
      </div>
      <PageBody busy>
        <Skeleton width="60%" height={28} />
        <Skeleton width="8em" height={26} />
        <Card aria-hidden="true" tone="member">
          <SkeletonText lines={3} />
        </Card>
        <Card aria-hidden="true">
          <SkeletonText lines={6} />
        </Card>
      </PageBody>
    </AppPage>
  );
}
