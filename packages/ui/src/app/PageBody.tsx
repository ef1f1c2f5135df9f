import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

export interface PageBodyProps {
  /** What stands here is on its way. Default `false`. */
  busy?: boolean;
  /** The page's content, below each other with room between. */
  children: ReactNode;
}

/** The room around a page's content. */
export function PageBody({ busy = false, children }: PageBodyProps) {
  return (
    <div className={styles.root} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
