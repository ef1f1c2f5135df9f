import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons';
import styles from './Chip.module.css';

export interface ChipSelectProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** What can be chosen. */
  options: readonly { value: string; label: string }[];
  /** The present choice. */
  value: string;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /** Before the words. Default none. */
  icon?: ReactNode;
}

/** One of several in the room of a chip: the browser's own list, which every phone knows how to show. */
export function ChipSelect({ label, options, value, onValueChange, icon }: ChipSelectProps) {
  return (
    <span className={styles.root} data-select="">
      {icon}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.arrow} />
    </span>
  );
}
