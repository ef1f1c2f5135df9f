import type { BlindBoxDetail } from '@yunyou/contract';
import { useEffect, useRef } from 'react';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Tag } from '../../../components/tag';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './BlindBoxView.module.css';

/** Whose openings, and how many there are. */
export type LedgerProps = Pick<BlindBoxDetail, 'activeId' | 'opened'>;

/** Every opening of a set, the newest first. The list stands still; further ones by hand. */
export function Ledger({ activeId, opened }: LedgerProps) {
  const { t, instant } = useTexts();
  const { catalogue } = useSdk();
  const pages = useOwnPages(
    ['boxLedger', activeId],
    (page) => catalogue.blindBoxLedger({ activeId, page }),
    ({ seq }) => String(seq),
  );
  const known = useRef(opened);
  useEffect(() => {
    if (known.current === opened) return;
    known.current = opened;
    void pages.readAnew();
  });
  return (
    <Card title={t('blindBox.ledger')}>
      <ResourceView
        resource={pages.resource}
        pending={<SkeletonText lines={3} />}
        empty={<p className={styles.quiet}>{t('blindBox.ledger.empty')}</p>}
      >
        {(entries) => (
          <>
            <p className={styles.quiet}>{t('blindBox.ledger.hint')}</p>
            <ol className={styles.list}>
              {entries.map(({ seq, item, pity, name, atMs }) => (
                <li key={seq} className={styles.row}>
                  <span className={styles.words}>
                    <span>
                      {item.name} {item.hidden && <Tag tone="member">{t('blindBox.hiddenTag')}</Tag>}{' '}
                      {pity && <Tag>{t('blindBox.mine.byPity')}</Tag>}
                    </span>
                    <span className={styles.quiet}>
                      {t('blindBox.ledger.seq', { seq })} · {name}
                    </span>
                  </span>
                  <span className={styles.quiet}>{instant(atMs)}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </ResourceView>
      {pages.items.length > 0 && (
        <LoadMore status={pages.status} auto={false} onLoadMore={() => void pages.loadMore()} />
      )}
    </Card>
  );
}
