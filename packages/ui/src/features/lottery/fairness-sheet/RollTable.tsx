import type { DrawProof } from '@yunyou/sdk';
import { useTexts } from '../../../texts';
import styles from './FairnessSheet.module.css';

export interface RollTableProps {
  /** In the order of their shares. */
  prizes: DrawProof['prizes'];
  /** The number that was drawn. */
  roll: number;
}

/** Which numbers stand for which prize; the one that was drawn is marked. */
export function RollTable({ prizes, roll }: RollTableProps) {
  const { t, number } = useTexts();
  const rows = prizes.map((prize, place) => ({ ...prize, from: prizes[place - 1]?.upTo ?? 0 }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('lottery.fair.table.rolls')}</th>
          <th scope="col">{t('lottery.odds.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ from, upTo }) => upTo > from)
          .map(({ id, name, from, upTo }) => (
            <tr key={id} aria-current={(from <= roll && roll < upTo) || undefined}>
              <td>{t('lottery.fair.table.range', { from: number(from), to: number(upTo - 1) })}</td>
              <th scope="row">{name}</th>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
