import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames(styles.root, className)} {...rest} />;
}
