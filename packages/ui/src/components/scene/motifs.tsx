import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** What stands in front of the hills, by the state it tells of. */
export type SceneKind = 'empty' | 'error' | 'offline' | 'lost';

export const motifs: Record<SceneKind, ReactNode> = {
  /* A boat on still water. */
  empty: (
    <g className={styles.line}>
      <path className={styles.fill} d="M82 131c6 5 22 5 30 0-1 6-6 8-15 8s-13-2-15-8z" />
      <path d="M97 131v-13m0 1c5 1 8 5 9 10h-9" />
      <path d="M60 143h22m34 1h26M72 149h14" />
    </g>
  ),
  /* A bridge whose middle is gone. */
  error: (
    <g className={styles.line}>
      <path d="M52 140c6-14 18-23 32-26M148 140c-6-14-18-23-32-26" />
      <path d="M50 132c8-13 19-21 33-24M150 132c-8-13-19-21-33-24" />
      <path d="M61 120v7m11-15v6m56-6v6m11 2v7" />
      <path d="M90 122l5 7m10-8l-4 6m-3-20l2 4" />
    </g>
  ),
  /* Mist: nothing comes through. */
  offline: (
    <g>
      <g className={styles.mist}>
        <path d="M24 92h84a7 7 0 0 1 0 14H24zM92 108h84v15H92a7.500 7.500 0 0 1 0-15zM24 124h66a7 7 0 0 1 0 14H24z" />
      </g>
      <g className={styles.line}>
        <path d="M62 99h38m14 16h34m-96 16h26" />
      </g>
    </g>
  ),
  /* A way that forks, and a signpost. */
  lost: (
    <g className={styles.line}>
      <path d="M86 150c0-14 16-15 15-28-1-9-10-11-9-19M110 150c-3-11 10-16 22-21" />
      <path className={styles.fill} d="M66 112h20l5 4-5 4H66z" />
      <path d="M72 120v26" />
    </g>
  ),
};
