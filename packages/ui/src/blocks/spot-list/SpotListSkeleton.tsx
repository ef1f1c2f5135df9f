import { Skeleton } from '../../components/skeleton';
import styles from './SpotList.module.css';

/** Rows enough to fill any first screen, so that nothing below them moves when spots arrive. */
const rows = Array.from({ length: 12 }, (_, row) => row);

/** The places of spots that are on their way. */
export function SpotListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {rows.map((row) => (
        <Skeleton key={row} height={138} />
      ))}
    </div>
  );
}
