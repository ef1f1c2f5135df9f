import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Steps } from '../../../components/steps';
import styles from './RefundProgress.module.css';

const line = <Skeleton shape="text" width="6em" />;

/** The places of a refund: how it stands, its steps, how much, where to and why. */
export function RefundPending() {
  return (
    <div aria-hidden="true">
      <Stack>
        <Card>
          <p className={styles.lead}>
            <Skeleton shape="text" width="9em" />
          </p>
          <Steps
            direction="vertical"
            current={-1}
            items={[1, 2, 3, 4].map((step) => ({ key: `${step}`, label: line, description: line }))}
          />
        </Card>
        <CellGroup>
          <Cell title={line} value={line} />
          <Cell title={line} value={line} />
          <Cell title={line} description={line} />
        </CellGroup>
      </Stack>
    </div>
  );
}
