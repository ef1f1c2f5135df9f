import { Skeleton } from '../../../components/skeleton';
import styles from './JumpCard.module.css';

/** The card before it is known what it says. */
export function JumpCardPending() {
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton className={styles.picture} />
      <div className={styles.body}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="80%" height={20} />
        <Skeleton height={48} />
      </div>
    </div>
  );
}
