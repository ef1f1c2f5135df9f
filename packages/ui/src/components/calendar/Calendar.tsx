import { calendarDefaults, type PriceCalendarDay } from '@yunyou/contract';
import type { ComponentProps } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { CalendarFrame } from './CalendarFrame';

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Price and state of each day, as the contract has them. A day that is not among them can't be chosen. */
  days: readonly PriceCalendarDay[];
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day; null for none. Default: the component keeps it itself. */
  value?: string | null;
  /** The day chosen at first, when the component keeps it itself. Default none. */
  defaultValue?: string | null;
  /** Called with the day that was chosen. Default nothing. */
  onValueChange?: (day: string) => void;
  /** How many months from the present one on. Default 3. */
  months?: number;
}

/** Months one under the other with the price under each day; one day is chosen. Nights are a `RangeCalendar`. */
export function Calendar({
  days,
  value,
  defaultValue = null,
  onValueChange,
  months = calendarDefaults.months,
  ...rest
}: CalendarProps) {
  const [chosen, setChosen] = useControllableValue<string | null>(
    value,
    defaultValue,
    (day) => day && onValueChange?.(day),
  );
  return (
    <CalendarFrame
      days={days}
      months={months}
      chosen={chosen}
      onDay={(day) => {
        if (days.some((entry) => entry.day === day && entry.state === 'open')) setChosen(day);
      }}
      {...rest}
    />
  );
}
