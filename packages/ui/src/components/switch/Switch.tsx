import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  /** Default: the browser keeps it itself, from `defaultChecked`. */
  checked?: boolean;
  /** Called with what it is now. Default nothing. */
  onCheckedChange?: (checked: boolean) => void;
  /** What is switched on and off. */
  children: ReactNode;
}

/** On or off, at once. Further props and `ref` go to the input. */
export function Switch({ onCheckedChange, className, children, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.root, className)}>
      <span className={styles.label}>{children}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className={styles.input}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...rest}
      />
    </label>
  );
}
