import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Row.module.css';

export interface RowProps extends ComponentProps<'div'> {
  /** Space between the parts, in steps of 4px; between lines it is half of it. Default `2`. */
  gap?: 2 | 4;
  /** `between` lets the last part stand at the end of the line. Default `start`. */
  justify?: 'start' | 'between';
  /** What lies on one line: the middles of the parts or their first words. Default `center`. */
  align?: 'center' | 'baseline';
  /** The element; `span` inside a heading or a link. Default `div`. */
  as?: 'div' | 'span';
}

/** Parts beside each other; those that have no room go on in the next line. One under the other is a `Stack`. */
export function Row({
  gap = 2,
  justify = 'start',
  align = 'center',
  as: Element = 'div',
  className,
  ...rest
}: RowProps) {
  return (
    <Element
      className={classNames(styles.root, className)}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      {...rest}
    />
  );
}
