import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Two to four choices. */
  items: readonly { value: string; label: ReactNode }[];
  /** The present choice. Default: the component keeps it itself. */
  value?: string;
  /** The first choice, when the component keeps it itself. Default: the first item. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
}

/** Two to four choices, all in view, one taken. */
export function SegmentedControl({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps) {
  const name = useId();
  const [present, setPresent] = useControllableValue(
    value,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
  );
  return (
    <fieldset aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {items.map((item) => (
        <label key={item.value} className={styles.segment} data-checked={item.value === present || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === present}
            onChange={() => setPresent(item.value)}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
