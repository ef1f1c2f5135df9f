import { useMemo } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { useTexts } from '../../texts';
import { WheelSheet } from '../wheel-picker';
import { PickerField, type PickerFieldProps } from '../wheel-picker/PickerField';
import { type DatePrecision, dateColumns, defaultLimits, partsOf, writtenAs } from './date-columns';

export interface DatePickerProps extends Omit<PickerFieldProps, 'shown' | 'children'> {
  /** Today by the server's clock, `YYYY-MM-DD`: where the wheels stand while nothing is chosen. */
  today: string;
  /**
   * `YYYY-MM-DD` in Asia/Shanghai; `YYYY-MM` or `YYYY-MM-DD HH:mm` by `precision`; null for none. Default: the component
   * keeps it itself.
   */
  value?: string | null;
  /** The first value, when the component keeps it itself. Default none. */
  defaultValue?: string | null;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** How exact. `minute` adds wheels of hours 0 to 23 and minutes 0 to 59. Default `day`. */
  precision?: DatePrecision;
  /** First that can be chosen. Default: the first day of the year ten before today's. */
  min?: string;
  /** Last that can be chosen. Default: the last day of the year ten after today's. */
  max?: string;
}

/** A date by wheels, for dates far from today such as a birthday. A day with a price is chosen in a `Calendar`. */
export function DatePicker({
  today,
  value,
  defaultValue = null,
  onValueChange,
  precision = 'day',
  min,
  max,
  ...field
}: DatePickerProps) {
  const texts = useTexts();
  const [present, setPresent] = useControllableValue<string | null>(
    value,
    defaultValue,
    (next) => next && onValueChange?.(next),
  );
  const columnsOf = useMemo(() => {
    const limits = defaultLimits(today);
    return dateColumns({ min: min ?? limits.min, max: max ?? limits.max, precision }, texts);
  }, [today, min, max, precision, texts]);

  const shown = () => {
    if (!present) return undefined;
    if (precision === 'month') return texts.day(`${present}-01`, 'month');
    const day = texts.day(present.slice(0, 10), 'long');
    return precision === 'minute' ? texts.t('kit.date.dayAndTime', { day, time: present.slice(11) }) : day;
  };
  return (
    <PickerField shown={shown()} {...field}>
      {(open, setOpen) => (
        <WheelSheet
          open={open}
          onOpenChange={setOpen}
          title={field.label}
          columnsOf={columnsOf}
          value={partsOf(present ?? `${today} 00:00`)}
          onConfirm={(parts) => setPresent(writtenAs(parts, precision))}
        />
      )}
    </PickerField>
  );
}
