import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Diameter in CSS pixels. Default `20`. */
  size?: number;
}

/** A ring that turns while something is under way. Decoration: what is under way is said in words beside it. */
export function Spinner({ size = 20, className, style, ...rest }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.root, className)}
      style={{ width: size, height: size, ...style }}
      {...rest}
    />
  );
}
