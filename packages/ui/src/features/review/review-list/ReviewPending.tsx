import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import styles from './ReviewItem.module.css';

/** The places of a review: who, when, the stars, the words. */
export function ReviewPending() {
  return (
    <Card aria-hidden="true">
      <div className={styles.root}>
        <div className={styles.head}>
          <Skeleton shape="circle" height={40} style={{ flex: 'none' }} />
          <span className={styles.who}>
            <Skeleton shape="text" width="5em" />
            <Skeleton shape="text" width="8em" className={styles.when} />
          </span>
          <Skeleton width={88} height={16} style={{ flex: 'none' }} />
        </div>
        <div>
          <SkeletonText lines={3} />
        </div>
      </div>
    </Card>
  );
}
