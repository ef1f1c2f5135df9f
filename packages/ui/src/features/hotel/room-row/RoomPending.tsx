import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import styles from './RoomRow.module.css';

/** The places of a room: its picture and words, and two rates with their prices. */
export function RoomPending() {
  return (
    <Card flush>
      <div className={styles.head}>
        <PictureRow>
          <SkeletonText lines={3} />
        </PictureRow>
      </div>
      {[1, 2].map((rate) => (
        <div key={rate} className={styles.rate}>
          <div className={styles.words}>
            <SkeletonText lines={2} />
          </div>
          <div className={styles.offer}>
            <Skeleton shape="text" width="4em" />
            <Skeleton width={64} height={32} />
          </div>
        </div>
      ))}
    </Card>
  );
}
