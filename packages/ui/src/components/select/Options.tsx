import type { RefObject } from 'react';
import { rovingFocus } from '../../hooks/roving-focus';
import { CheckIcon } from '../../icons';
import type { SelectOption } from './Select';
import styles from './Select.module.css';

interface OptionsProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onSelect: (value: string) => void;
  /** Gets the option that is in the tab order. */
  focusRef: RefObject<HTMLButtonElement | null>;
}

/** The options as a listbox: one stop in the tab order, arrow keys inside, Enter or a tap takes one. */
export function Options({ label, options, value, onSelect, focusRef }: OptionsProps) {
  const present = options.find((option) => option.value === value && !option.disabled);
  const inTabOrder = present ?? options.find((option) => !option.disabled);
  return (
    <div
      role="listbox"
      aria-label={label}
      className={styles.options}
      onKeyDown={rovingFocus('[role="option"]:not([disabled])')}
    >
      {options.map((option) => (
        <button
          key={option.value}
          ref={option === inTabOrder ? focusRef : undefined}
          type="button"
          role="option"
          className={styles.option}
          aria-selected={option.value === value}
          disabled={option.disabled}
          tabIndex={option === inTabOrder ? 0 : -1}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
          {option.value === value && <CheckIcon size={20} />}
        </button>
      ))}
    </div>
  );
}
