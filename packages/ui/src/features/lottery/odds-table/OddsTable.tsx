import type { DrawPrize } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { percentOf } from '../percent-of';
import styles from './OddsTable.module.css';

/** What the table tells of a prize. */
export type OddsOfPrize = Pick<
  DrawPrize,
  'id' | 'name' | 'kind' | 'valueFen' | 'ppm' | 'stock' | 'left' | 'perMember'
>;

export interface OddsTableProps {
  /** All prizes, the one that wins nothing among them where there is one. */
  prizes: readonly OddsOfPrize[];
}

const columns = [
  'lottery.odds.prize',
  'lottery.odds.value',
  'lottery.odds.share',
  'lottery.odds.count',
  'lottery.odds.left',
] as const;

/** Every prize with its value, its odds, how many there are and how many are left. */
export function OddsTable({ prizes }: OddsTableProps) {
  const { t } = useTexts();
  const nothing = prizes.find(({ kind }) => kind === 'none')?.name ?? '';
  return (
    <Card title={t('lottery.odds')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard */}
      <section className={styles.scroll} aria-label={t('lottery.odds.caption')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((id) => (
                <th key={id} scope="col">
                  {t(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize) => (
              <PrizeRow key={prize.id} prize={prize} nothing={nothing} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function PrizeRow({ prize, nothing }: { prize: OddsOfPrize; nothing: string }) {
  const { t, money, number } = useTexts();
  const { name, valueFen, ppm, stock, left, perMember } = prize;
  const isGone = left === 0;
  return (
    <tr data-gone={isGone || undefined}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        {perMember !== null && (
          <span className={styles.note}>{t('lottery.odds.perMember', { count: perMember })}</span>
        )}
        {isGone && nothing && (
          <span className={styles.note}>{t('lottery.odds.goneHint', { name: nothing })}</span>
        )}
      </th>
      <td>{valueFen === 0 ? t('lottery.odds.none') : money(valueFen)}</td>
      <td>{t('lottery.odds.share.value', { percent: percentOf(ppm) })}</td>
      <td>{stock === null ? t('lottery.odds.many') : number(stock)}</td>
      <td>
        {isGone ? <Tag>{t('lottery.odds.gone')}</Tag> : left === null ? t('lottery.odds.many') : number(left)}
      </td>
    </tr>
  );
}
