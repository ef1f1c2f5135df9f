import type { ResponseOf } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from './CancellationView.module.css';

type Check = ResponseOf<'member', 'cancellationCheck'>;

export interface LossListProps {
  /** What the account holds, in numbers. */
  losses: Check['losses'];
  /** Annual cards that end with it. Default none. */
  cards?: Check['cards'];
}

/** What is lost with an account, in numbers. */
export function LossList({ losses, cards = [] }: LossListProps) {
  const { t, money } = useTexts();
  if (losses.length === 0 && cards.length === 0)
    return <p className={styles.hint}>{t('account.leave.nothing')}</p>;
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
      {cards.map(({ last4, lastDay }) => (
        <li key={last4}>
          {lastDay === null
            ? t('account.leave.cardUnused', { last4 })
            : t('account.leave.card', { last4, day: lastDay })}
        </li>
      ))}
    </ul>
  );
}
