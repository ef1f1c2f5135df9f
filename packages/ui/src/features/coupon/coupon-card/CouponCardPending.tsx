import { Skeleton } from '../../../components/skeleton';
import styles from './CouponCard.module.css';

/** The places of a coupon: what it takes off, its words, its button. Decoration: put `aria-busy` on what is loading. */
export function CouponCardPending() {
  return (
    <div aria-hidden="true" className={styles.root} data-over>
      <div className={styles.value}>
        <Skeleton shape="text" width="3em" className={styles.off} />
        <Skeleton shape="text" width="5em" className={styles.from} />
      </div>
      <div className={styles.words}>
        <Skeleton shape="text" width="70%" className={styles.name} />
        <Skeleton shape="text" width="55%" className={styles.scope} />
        <Skeleton shape="text" width="65%" className={styles.days} />
      </div>
      <div className={styles.action}>
        <Skeleton width={56} height={32} />
      </div>
    </div>
  );
}
