import { Card } from '../../../components/card';
import { Row } from '../../../components/row';
import { Skeleton } from '../../../components/skeleton';
import styles from './AnnualCard.module.css';

/** The places of an annual card: its name, two lines of what it brings, the price and the button. */
export function AnnualCardPending() {
  return (
    <Card tone="member" aria-hidden="true">
      <Row justify="between">
        <Skeleton width="8em" height={22} />
      </Row>
      <div className={styles.benefits}>
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="text" width="55%" />
      </div>
      <Row justify="between">
        <span className={styles.facts}>
          <Skeleton width="6em" height={26} />
          <Skeleton shape="text" width="5em" />
        </span>
        <Skeleton width={104} height={44} />
      </Row>
    </Card>
  );
}
