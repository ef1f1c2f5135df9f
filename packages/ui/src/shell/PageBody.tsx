import type { ReactNode, Ref } from 'react';
import styles from './PageBody.module.css';

export interface PageBodyProps {
  /** What stands here is on its way. Default `false`. */
  busy?: boolean;
  /** It goes on from what stands above it, without room between. Default `false`. */
  continued?: boolean;
  /** The element with the content in it. Default none. */
  ref?: Ref<HTMLDivElement>;
  /** The page's content, below each other with room between. */
  children: ReactNode;
}

/** The room around a page's content. */
export function PageBody({ busy = false, continued = false, ref, children }: PageBodyProps) {
  return (
    <div
      ref={ref}
      className={styles.root}
      data-continued={continued || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </div>
  );
}
