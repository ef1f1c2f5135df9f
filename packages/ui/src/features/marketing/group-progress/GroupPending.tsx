import { Card } from '../../../components/card';
import { Skeleton } from '../../../components/skeleton';
import styles from './GroupProgress.module.css';

/** The places of a group: how many are missing, how long there is, three people, the button. */
export function GroupPending() {
  return (
    <Card>
      <div className={styles.state}>
        <Skeleton shape="text" width="7em" className={styles.lead} />
        <Skeleton shape="text" width="8em" />
      </div>
      <ul aria-hidden="true" className={styles.people}>
        {[1, 2, 3].map((person) => (
          <li key={person}>
            <Skeleton shape="circle" height={48} />
            <Skeleton shape="text" width="3em" />
          </li>
        ))}
      </ul>
      <Skeleton height={52} />
    </Card>
  );
}
