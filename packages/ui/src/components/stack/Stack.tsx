import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the parts, in steps of 4px. Default `4`. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8;
  /** Keeps the page's margin on both sides and above and below; on a desktop the column has it already. Default `false`. */
  inset?: boolean;
}

/** Parts of a page one under the other. */
export function Stack({ gap = 4, inset = false, className, ...rest }: StackProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-gap={gap}
      data-inset={inset || undefined}
      {...rest}
    />
  );
}
