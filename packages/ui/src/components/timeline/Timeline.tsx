import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './Timeline.module.css';

export interface TimelineItem {
  key: string;
  /** When it happened: an instant already written, such as `2026/11/21 09:30`. Default not said. */
  time?: ReactNode;
  title: ReactNode;
  /** What there is to know about it. Default none. */
  description?: ReactNode;
  /** In place of the dot: an icon of 16px. Default a dot. */
  icon?: ReactNode;
  /** Default `plain`. */
  tone?: 'plain' | 'primary' | 'success' | 'danger';
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What happened, in the order in which it is read: the latest first where that is what people look for. */
  items: readonly TimelineItem[];
}

/** What happened one after the other: a parcel's way, a refund's, a journey's days. What is still ahead is `Steps`. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol className={classNames(styles.root, className)} {...rest}>
      {items.map((item) => (
        <li key={item.key} className={styles.item} data-tone={item.tone ?? 'plain'}>
          <span aria-hidden="true" className={styles.mark} data-icon={item.icon ? true : undefined}>
            {item.icon}
          </span>
          <span className={styles.title}>{item.title}</span>
          {item.description && <span className={styles.description}>{item.description}</span>}
          {item.time && <span className={styles.time}>{item.time}</span>}
        </li>
      ))}
    </ol>
  );
}
