import { Card } from '../../../components/card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import styles from './Piece.module.css';

/** A collectible before it is known: its picture and its words. */
export function PiecePending() {
  return (
    <AppPage>
      <span aria-hidden="true" className={styles.pending}>
        <Skeleton height="100%" />
      </span>
      <PageBody busy>
        <Skeleton width="8em" height={28} />
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </PageBody>
    </AppPage>
  );
}
