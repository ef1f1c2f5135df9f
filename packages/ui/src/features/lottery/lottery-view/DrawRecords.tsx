import type { DrawRecord, OwnLottery } from '@yunyou/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './LotteryView.module.css';

export interface DrawRecordsProps {
  /** Whose draws, and how many there are of the member. */
  lottery: Pick<OwnLottery, 'activeId' | 'drawsDone'>;
  /** Called with a draw that is to be checked. */
  onCheck: (record: DrawRecord) => void;
}

/** The member's own draws, the newest first; further ones by hand. */
export function DrawRecords({ lottery: { activeId, drawsDone }, onCheck }: DrawRecordsProps) {
  const { t } = useTexts();
  const { lotteries } = useSdk();
  const pages = useOwnPages(
    ['drawRecords', activeId],
    async (page) => (await lotteries()).records({ activeId, page }, { silent: true }),
    ({ index }) => String(index),
  );
  const known = useRef(drawsDone);
  useEffect(() => {
    if (known.current === drawsDone) return;
    known.current = drawsDone;
    void pages.readAnew();
  });
  return (
    <Card title={t('lottery.records')}>
      <ResourceView
        resource={pages.resource}
        pending={<SkeletonText lines={3} />}
        empty={<p className={styles.quiet}>{t('lottery.records.empty')}</p>}
      >
        {(records) => (
          <ul className={styles.list}>
            {records.map((record) => (
              <RecordRow key={record.index} record={record} onCheck={onCheck} />
            ))}
          </ul>
        )}
      </ResourceView>
      {pages.items.length > 0 && (
        <LoadMore status={pages.status} auto={false} onLoadMore={() => void pages.loadMore()} />
      )}
    </Card>
  );
}

interface RecordRowProps extends Pick<DrawRecordsProps, 'onCheck'> {
  record: DrawRecord;
}

function RecordRow({ record, onCheck }: RecordRowProps) {
  const { t, instant } = useTexts();
  const index = record.index + 1;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{record.prize.name}</span>
        <span className={styles.quiet}>
          {t('lottery.records.draw', { index })} · {instant(record.atMs)}
        </span>
      </span>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('lottery.records.checkNamed', { index })}
        onClick={() => onCheck(record)}
      >
        {t('lottery.records.check')}
      </Button>
    </li>
  );
}
