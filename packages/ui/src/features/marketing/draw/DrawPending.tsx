import { Card } from '../../../components/card';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import styles from './DrawStage.module.css';

const prizes = ['4em', '6em', '5em', '3em'];

/** The places of a draw: name, chances and time, what is turned or opened, the rules, the prizes. */
export function DrawPending() {
  return (
    <Stack>
      <Card>
        <div className={styles.head}>
          <Skeleton width="8em" height={22} />
        </div>
        <div className={styles.head}>
          <Skeleton shape="text" width="6em" />
          <Skeleton shape="text" width="7em" />
        </div>
        <Skeleton className={styles.stage} height="auto" />
        <div className={styles.foot}>
          <Skeleton shape="text" width="4em" />
        </div>
      </Card>
      <Card>
        <div className={styles.head}>
          <Skeleton width="4em" height={22} />
        </div>
        <div className={styles.prizes}>
          {prizes.map((width) => (
            <Skeleton key={width} width={width} height={22} />
          ))}
        </div>
      </Card>
    </Stack>
  );
}
