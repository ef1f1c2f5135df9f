import type { ResponseOf } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from './CancellationView.module.css';

export interface LossListProps {
  /** What the account holds, in numbers. */
  losses: ResponseOf<'member', 'cancellationCheck'>['losses'];
}

/** What is lost with an account, in numbers. */
export function LossList({ losses }: LossListProps) {
  const { t, money } = useTexts();
  if (losses.length === 0) return <p className={styles.hint}>{t('account.leave.nothing')}</p>;
  return (
    <ul className={styles.list}>
      {losses.map(({ kind, count, amountFen }) => (
        <li key={kind}>
          {t('account.leave.loss', { kind })}
          <span className={styles.many}>
            {amountFen > 0
              ? t('account.leave.lossAmount', { count, amount: money(amountFen) })
              : t('account.leave.count', { count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
