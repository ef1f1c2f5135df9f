import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { Price } from '../price';
import styles from './BreakdownList.module.css';

export interface BreakdownItem {
  key: string;
  label: ReactNode;
  /** How many. Default not said. */
  quantity?: number | null;
  /** In fen; negative for what is taken off. */
  amountFen: number;
}

export interface BreakdownListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The reasons, in the order in which they apply. */
  items: readonly BreakdownItem[];
  /** The sum, in fen. */
  totalFen: number;
  /** Default 合计 / Total. */
  totalLabel?: ReactNode;
}

/** What something costs and why: a row for each reason, then the sum. */
export function BreakdownList({ items, totalFen, totalLabel, className, ...rest }: BreakdownListProps) {
  const { t, money } = useTexts();
  return (
    <dl className={classNames(styles.root, className)} {...rest}>
      {items.map((item) => (
        <div key={item.key} className={styles.row}>
          <dt className={styles.label}>
            {item.label}
            {item.quantity != null && <span className={styles.quantity}>×{item.quantity}</span>}
          </dt>
          <dd className={styles.amount} data-off={item.amountFen < 0 || undefined}>
            {money(item.amountFen)}
          </dd>
        </div>
      ))}
      <div className={styles.row} data-total="">
        <dt>{totalLabel ?? t('components.total')}</dt>
        <dd className={styles.amount}>
          <Price fen={totalFen} size="large" />
        </dd>
      </div>
    </dl>
  );
}
