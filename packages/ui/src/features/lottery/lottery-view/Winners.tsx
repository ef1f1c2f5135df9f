import { drawWinnersFromFen } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './LotteryView.module.css';

export interface WinnersProps {
  /** Whose winners. */
  activeId: string;
}

/** Who won what. The list stands still; further ones by hand. */
export function Winners({ activeId }: WinnersProps) {
  const { t, money, instant } = useTexts();
  const { catalogue } = useSdk();
  const pages = useOwnPages(
    ['drawWinners', activeId],
    (page) => catalogue.lotteryWinners({ activeId, page }),
    ({ id }) => id,
  );
  return (
    <Card title={t('lottery.winners')}>
      <ResourceView
        resource={pages.resource}
        pending={<SkeletonText lines={3} />}
        empty={<p className={styles.quiet}>{t('lottery.winners.empty')}</p>}
      >
        {(winners) => (
          <>
            <p className={styles.quiet}>{t('lottery.winners.hint', { amount: money(drawWinnersFromFen) })}</p>
            <ul className={styles.list}>
              {winners.map(({ id, name, prize, atMs }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.words}>
                    <span>{prize}</span>
                    <span className={styles.quiet}>{name}</span>
                  </span>
                  <span className={styles.quiet}>{instant(atMs)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceView>
      {pages.items.length > 0 && (
        <LoadMore status={pages.status} auto={false} onLoadMore={() => void pages.loadMore()} />
      )}
    </Card>
  );
}
