import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Default: the browser keeps it itself, from `defaultChecked`. */
  checked?: boolean;
  /** Called with what it is now. Default nothing. */
  onCheckedChange?: (checked: boolean) => void;
  /** What is agreed to or chosen. */
  children: ReactNode;
}

/** Yes or no. Further props and `ref` go to the input. */
export function Checkbox({ onCheckedChange, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.root, className)}>
      <input
        type="checkbox"
        className={styles.input}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...rest}
      />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
