import type { ReactNode } from 'react';
import styles from './foundations.module.css';

/** Why something is as it is, above what it is. */
export function Reason({ children }: { children: ReactNode }) {
  return <p className={styles.reason}>{children}</p>;
}
