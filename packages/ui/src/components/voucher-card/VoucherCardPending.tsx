import { Skeleton } from '../skeleton';
import styles from './VoucherCard.module.css';

/** A voucher that waits, in the shape of what comes. Decoration: put `aria-busy` on what is loading. */
export function VoucherCardPending() {
  return (
    <div aria-hidden="true" className={styles.root} data-state="usable">
      <div className={styles.head}>
        <Skeleton shape="text" width="65%" className={styles.title} />
        <Skeleton shape="text" width="45%" />
        <Skeleton shape="text" width="55%" />
      </div>
      <div className={styles.code}>
        <Skeleton width="min(100%, 264px)" height="auto" style={{ margin: '0 auto', aspectRatio: 1 }} />
        <div className={styles.digits}>
          <Skeleton shape="text" width="8em" style={{ marginInline: 'auto' }} />
        </div>
      </div>
    </div>
  );
}
