import { Children, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Chip.module.css';

export interface ChipListProps extends ComponentProps<'ul'> {
  /** Kept in one line that can be pushed aside. Default `false`: as many lines as they need. */
  oneLine?: boolean;
}

/** Chips beside each other. Each child becomes a list item. */
export function ChipList({ oneLine = false, className, children, ...rest }: ChipListProps) {
  return (
    <ul className={classNames(styles.list, className)} data-one-line={oneLine || undefined} {...rest}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
