import { useMemo } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { useTexts } from '../../texts';
import { WheelSheet } from '../wheel-picker';
import { PickerField, type PickerFieldProps } from '../wheel-picker/PickerField';
import { timeColumns } from './time-columns';

export interface TimePickerProps extends Omit<PickerFieldProps, 'shown' | 'children'> {
  /** `HH:mm`, 00:00 to 23:59; null for none. Default: the component keeps it itself. */
  value?: string | null;
  /** The first value, when the component keeps it itself. Default none. */
  defaultValue?: string | null;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** First time that can be chosen, `HH:mm`. Default `00:00`. */
  min?: string;
  /** Last time that can be chosen, `HH:mm`. Default `23:59`. */
  max?: string;
  /** Minutes from one choice to the next, counted from the full hour. Default 1. */
  minuteStep?: number;
}

/** A time of day by two wheels. */
export function TimePicker({
  value,
  defaultValue = null,
  onValueChange,
  min = '00:00',
  max = '23:59',
  minuteStep = 1,
  ...field
}: TimePickerProps) {
  const { t } = useTexts();
  const [present, setPresent] = useControllableValue<string | null>(
    value,
    defaultValue,
    (next) => next && onValueChange?.(next),
  );
  const columnsOf = useMemo(() => timeColumns({ min, max, minuteStep }, t), [min, max, minuteStep, t]);
  return (
    <PickerField shown={present ?? undefined} {...field}>
      {(open, setOpen) => (
        <WheelSheet
          open={open}
          onOpenChange={setOpen}
          title={field.label}
          columnsOf={columnsOf}
          value={(present ?? min).split(':')}
          onConfirm={(parts) => setPresent(parts.join(':'))}
        />
      )}
    </PickerField>
  );
}
