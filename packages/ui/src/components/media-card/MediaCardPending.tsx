import { Skeleton } from '../skeleton';
import type { MediaCardLayout } from './MediaCard';
import styles from './MediaCard.module.css';

export interface MediaCardPendingProps {
  /** The layout of the card that comes. Default `row`. */
  layout?: MediaCardLayout;
}

/** A card that waits, in the shape of what comes. Decoration: put `aria-busy` on what is loading. */
export function MediaCardPending({ layout = 'row' }: MediaCardPendingProps) {
  return (
    <div className={styles.root} data-layout={layout} aria-hidden="true">
      <span className={styles.picture}>
        <Skeleton className={styles.waiting} height="100%" />
      </span>
      <span className={styles.words}>
        <Skeleton shape="text" width="80%" />
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="40%" />
      </span>
    </div>
  );
}
