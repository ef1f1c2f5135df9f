import { calendarDefaults, type PriceCalendarDay } from '@yunyou/contract';
import { type ComponentProps, useMemo, useState } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { useTexts } from '../../texts';
import styles from './Calendar.module.css';
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
  /** Why single days can't be chosen, by day: said with them, and written below the months when one is tapped. Default: their states say it. */
  reasons?: ReadonlyMap<string, string>;
}

/** Months one under the other with the price under each day; one day is chosen. Nights are a `RangeCalendar`. */
export function Calendar({
  days,
  value,
  defaultValue = null,
  onValueChange,
  months = calendarDefaults.months,
  reasons,
  ...rest
}: CalendarProps) {
  const { day: dayText } = useTexts();
  const [refused, setRefused] = useState('');
  const marks = useMemo(
    () => reasons && new Map([...reasons].map(([day, note]) => [day, { note }])),
    [reasons],
  );
  const why = reasons?.get(refused);
  const [chosen, setChosen] = useControllableValue<string | null>(
    value,
    defaultValue,
    (day) => day && onValueChange?.(day),
  );
  const frame = (
    <CalendarFrame
      days={days}
      months={months}
      chosen={chosen}
      marks={marks}
      onDay={(day) => {
        const isOpen = days.some((entry) => entry.day === day && entry.state === 'open');
        setRefused(isOpen ? '' : day);
        if (isOpen) setChosen(day);
      }}
      {...rest}
    />
  );
  if (!reasons) return frame;
  return (
    <>
      {frame}
      <p role="status" className={styles.why}>
        {why && `${dayText(refused)} · ${why}`}
      </p>
    </>
  );
}
