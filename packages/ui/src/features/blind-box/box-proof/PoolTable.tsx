import type { BoxRecord } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from '../../lottery/fairness-sheet/FairnessSheet.module.css';

export interface PoolTableProps {
  /** What the set had before, and which place was drawn. */
  record: Pick<BoxRecord, 'poolBefore' | 'pity' | 'k'>;
}

/** What the set had before a box was opened, and which places it had; the one that was drawn is marked. */
export function PoolTable({ record: { poolBefore, pity, k } }: PoolTableProps) {
  const { t, number } = useTexts();
  let upTo = 0;
  const rows = poolBefore.map((item) => {
    const from = upTo;
    if (!pity || item.hidden) upTo += item.count;
    return { ...item, from, upTo };
  });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('blindBox.fair.pool.places')}</th>
          <th scope="col">{t('blindBox.fair.pool.item')}</th>
          <th scope="col">{t('blindBox.fair.pool.count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ itemId, name, hidden, count, from, upTo: to }) => (
          <tr key={itemId} aria-current={(from <= k && k < to) || undefined}>
            <td>
              {to > from
                ? t('lottery.fair.table.range', { from: number(from), to: number(to - 1) })
                : t('lottery.odds.none')}
            </td>
            <th scope="row">{hidden ? t('blindBox.hiddenName', { name }) : name}</th>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
