import { Children, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './CardGrid.module.css';

export interface CardGridProps extends ComponentProps<'ul'> {
  /** `rows` one column (on a desktop two), `wide` one (three), `tiles` two (four). Default `rows`. */
  look?: 'rows' | 'wide' | 'tiles';
}

/** Cards of one kind, as many beside each other as there is room for. Each child becomes a list item. */
export function CardGrid({ look = 'rows', className, children, ...rest }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, className)} data-look={look} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
