import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { PictureRow } from '../../../components/picture-row';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import styles from './BargainProgress.module.css';

const helpers = [1, 2, 3];

/** The places of a bargain: what it is about, how far it is, the buttons, and who has helped. */
export function BargainPending() {
  return (
    <Stack aria-hidden="true">
      <Card>
        <PictureRow>
          <Skeleton shape="text" width="80%" />
          <Skeleton shape="text" width="60%" />
        </PictureRow>
        <div className={styles.cut}>
          <Skeleton shape="text" width="5em" className={styles.lead} />
          <Skeleton shape="text" width="7em" />
        </div>
        <Skeleton height={8} />
        <div className={styles.time}>
          <Skeleton shape="text" width="10em" />
        </div>
        <Stack gap={3}>
          <Skeleton height={52} />
          <Skeleton height={52} />
        </Stack>
      </Card>
      <CellGroup title={<Skeleton shape="text" width="5em" />}>
        {helpers.map((helper) => (
          <Cell
            key={helper}
            icon={<Skeleton shape="circle" height={36} />}
            title={<Skeleton shape="text" width="4em" />}
            value={<Skeleton shape="text" width="5em" />}
          />
        ))}
      </CellGroup>
    </Stack>
  );
}
