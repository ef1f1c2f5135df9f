import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import styles from './RadioGroup.module.css';

export interface RadioItem {
  value: string;
  label: ReactNode;
  /** A second line. Default none. */
  description?: ReactNode;
  /** At the end of the row: an icon, a price. Default none. */
  extra?: ReactNode;
  /** Default `false`. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is chosen. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Default `false`. */
  hideLabel?: boolean;
  /** What can be chosen. */
  items: readonly RadioItem[];
  /** The choice. Default: the component keeps it itself. */
  value?: string;
  /** The first choice, when the component keeps it itself. Default none. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** `rows` one under the other, `chips` beside each other. Default `rows`. */
  look?: 'rows' | 'chips';
  /** Chips stay on one line that scrolls sideways, for many that follow each other. Default `false`. */
  oneLine?: boolean;
}

/** One of several. */
export function RadioGroup({
  label,
  hideLabel = false,
  items,
  value,
  defaultValue = '',
  onValueChange,
  look = 'rows',
  oneLine = false,
  className,
  ...rest
}: RadioGroupProps) {
  const name = useId();
  const [present, setPresent] = useControllableValue(value, defaultValue, onValueChange);
  return (
    <fieldset
      className={classNames(styles.root, className)}
      data-look={look}
      data-one-line={oneLine || undefined}
      {...rest}
    >
      <legend className={styles.legend} data-hidden={hideLabel || undefined}>
        {label}
      </legend>
      <div className={styles.items}>
        {items.map((item) => (
          <label key={item.value} className={styles.item}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={item.value}
              checked={item.value === present}
              disabled={item.disabled}
              onChange={() => setPresent(item.value)}
            />
            <span className={styles.words}>
              {item.label}
              {item.description && <span className={styles.description}>{item.description}</span>}
            </span>
            {item.extra}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
