import { Card } from '../../components/card';
import { Skeleton } from '../../components/skeleton';
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
        <div className={styles.body}>
          <Skeleton width={88} height={66} className={styles.picture} />
          <div className={styles.lines}>
            <div className={styles.line}>
              <Skeleton shape="text" width="80%" />
              <Skeleton shape="text" width="55%" className={styles.quiet} />
            </div>
            <Skeleton shape="text" width="4em" className={styles.price} />
          </div>
        </div>
      </div>
    </Card>
  );
}
