import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  /** What is described; no two the same. */
  name: string;
  /** What is said of it. */
  words: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Pairs of a name and what is said of it, in their order. */
  items: readonly DescriptionItem[];
  /** `plain` within a card, `rows` from edge to edge of a flush one, with lines between them. Default `plain`. */
  look?: 'plain' | 'rows';
}

/** What is known about something: names at the start, words beside them. Money is a `BreakdownList`. */
export function DescriptionList({ items, look = 'plain', className, ...rest }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.root, className)} data-look={look} {...rest}>
      {items.map(({ name, words }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.words}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
