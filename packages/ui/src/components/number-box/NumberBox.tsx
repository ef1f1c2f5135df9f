import { numberBoxMin } from '@yunyou/contract';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { MinusIcon, PlusIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './NumberBox.module.css';

export interface NumberBoxProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is counted, for screen readers. */
  label: string;
  /** How many. Default: the component keeps it itself. */
  value?: number;
  /** How many at first, when the component keeps it itself. Default: `min`. */
  defaultValue?: number;
  /** Called with the new number. Default nothing. */
  onValueChange?: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 99. */
  max?: number;
  /** Default `false`. */
  disabled?: boolean;
}

/** A whole number between two limits: by buttons, by arrow keys or typed. */
export function NumberBox({
  label,
  value,
  min = numberBoxMin,
  max = 99,
  defaultValue = min,
  onValueChange,
  disabled = false,
  className,
  ...rest
}: NumberBoxProps) {
  const { t } = useTexts();
  const [count, setCount] = useControllableValue(value, defaultValue, onValueChange);
  // What is being typed; it counts when the visitor leaves the field.
  const [typed, setTyped] = useState<string>();

  const set = (next: number) => {
    setTyped(undefined);
    const inside = Math.min(max, Math.max(min, Math.trunc(next)));
    if (inside !== count) setCount(inside);
  };
  const commit = () => {
    if (typed === undefined) return;
    const next = Number(typed);
    set(typed === '' || Number.isNaN(next) ? count : next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    const to = { ArrowUp: count + 1, ArrowDown: count - 1, Home: min, End: max }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };

  const step = (by: number, name: string, icon: ReactNode, atLimit: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={atLimit || undefined}
      disabled={disabled}
      // Kept out of the tab order: the arrow keys of the number itself do the same.
      tabIndex={-1}
      onClick={() => set(count + by)}
    >
      {icon}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {step(-1, t('components.number.less'), <MinusIcon size={16} />, count <= min)}
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        className={styles.input}
        aria-label={label}
        aria-valuenow={count}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={typed ?? String(count)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      {step(1, t('components.number.more'), <PlusIcon size={16} />, count >= max)}
    </div>
  );
}
