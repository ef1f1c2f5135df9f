import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { Skeleton } from '../../../components/skeleton';
import styles from './OrderCard.module.css';

/** The places of an order: where to, how it stands, the picture, what was bought, the sum. */
export function OrderCardPending() {
  return (
    <Card flush aria-hidden="true">
      <div className={styles.link}>
        <div className={styles.head}>
          <Skeleton shape="text" width="45%" />
          <Skeleton width={56} height={22} />
        </div>
        <PictureRow>
          <span className={styles.line}>
            <Skeleton shape="text" width="80%" />
            <Skeleton shape="text" width="55%" className={styles.quiet} />
          </span>
          <Skeleton shape="text" width="4em" className={styles.price} />
        </PictureRow>
      </div>
    </Card>
  );
}
