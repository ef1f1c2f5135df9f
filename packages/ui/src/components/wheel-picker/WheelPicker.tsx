import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { WheelColumn } from './WheelColumn';
import styles from './WheelPicker.module.css';

export interface WheelOption {
  value: string;
  label: string;
  /** The language of the label. Default the page's. */
  lang?: string;
}

export interface WheelColumnData {
  /** What the column chooses, for screen readers. */
  label: string;
  options: readonly WheelOption[];
  /** What is taken in place of a value that is not offered; undefined for the first. Default the first. */
  instead?: (value: string) => string | undefined;
}

export interface WheelPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The wheels, from left to right. */
  columns: readonly WheelColumnData[];
  /** The value of each column. */
  value: readonly string[];
  /** Called with the values of all wheels when one has come to rest. */
  onValueChange: (value: string[]) => void;
}

/**
 * Wheels beside each other: rows of 44px, five of them in view. Drawn with a finger, turned with a mouse wheel, moved with
 * the arrow keys. In a sheet with 取消 and 确认 it is a `WheelSheet`.
 */
export function WheelPicker({ columns, value, onValueChange, className, ...rest }: WheelPickerProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {columns.map((column, place) => (
        <WheelColumn
          key={column.label}
          label={column.label}
          options={column.options}
          value={value[place] ?? ''}
          onValueChange={(next) => {
            const values = [...value];
            values[place] = next;
            onValueChange(values);
          }}
        />
      ))}
    </div>
  );
}
