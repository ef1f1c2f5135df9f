import { Skeleton } from '../../../components/skeleton';
import styles from './HomeLayoutView.module.css';

const places = Array.from({ length: 10 }, (_, place) => place);

/** The places of a banner, its icons and two cards, before the layout is known. */
export function HomeLayoutSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton className={styles.banner} height="auto" />
      <div className={styles.icons}>
        {places.map((place) => (
          <span key={place} className={styles.icon}>
            <Skeleton width={48} height={48} />
            <Skeleton shape="text" width="60%" />
          </span>
        ))}
      </div>
      <Skeleton className={styles.topCard} height="auto" />
    </div>
  );
}
