import type { ReactNode } from 'react';
import { Cell, type CellProps } from './Cell';
import styles from './CellWithAction.module.css';

export interface CellWithActionProps extends Omit<CellProps, 'className'> {
  /** A further thing to do with what the row is about, beside it: an `IconButton`. */
  action: ReactNode;
}

/** A row that leads somewhere, and a button beside it that does something else. */
export function CellWithAction({ action, ...rest }: CellWithActionProps) {
  return (
    <div className={styles.root}>
      <Cell {...rest} className={styles.cell} />
      <span className={styles.action}>{action}</span>
    </div>
  );
}
