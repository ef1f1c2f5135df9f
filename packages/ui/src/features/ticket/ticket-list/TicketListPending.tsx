import { Card } from '../../../components/card';
import { Skeleton } from '../../../components/skeleton';
import styles from './TicketList.module.css';

/** The places of tickets: their words, their labels, price and button. Decoration: put `aria-busy` on what is loading. */
export function TicketListPending() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <div className={styles.row}>
            <div className={styles.words}>
              <Skeleton shape="text" width="70%" className={styles.name} />
              <Skeleton shape="text" width="90%" className={styles.description} />
              <Skeleton width="9em" height={22} />
            </div>
            <div className={styles.offer}>
              <Skeleton width={72} height={24} />
              <Skeleton width={64} height={44} />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
