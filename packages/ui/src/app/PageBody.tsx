import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** The room around a page's content. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
