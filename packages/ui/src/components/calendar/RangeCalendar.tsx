import { calendarDefaults } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { CalendarFrame } from './CalendarFrame';
import { nightTexts } from './day-states';
import styles from './RangeCalendar.module.css';
import {
  lastDeparture,
  minNightsOf,
  type NightDay,
  nightsOf,
  type Stay,
  type StayDraft,
  type StayRefusal,
  tapped,
} from './stay';
import { stayMarks } from './stay-marks';

export interface RangeCalendarProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Price and state of each night, by the day on which it begins. A night that is not among them can't be booked. */
  days: readonly NightDay[];
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
  /** The chosen nights; null for none. Default: the component keeps them itself. */
  value?: Stay | null;
  /** The nights at first, when the component keeps them itself. Default none. */
  defaultValue?: Stay | null;
  /** Called when both days are chosen. Default nothing. */
  onValueChange?: (stay: Stay) => void;
  /** How many months from the present one on. Default 3. */
  months?: number;
  /** Most nights of one stay. Default no limit. */
  maxNights?: number;
}

const refusalTexts: Readonly<Record<StayRefusal, MessageId>> = {
  blocked: 'kit.range.blocked',
  tooLong: 'kit.range.tooLong',
  tooShort: 'kit.range.tooShort',
  noArrival: 'kit.range.arrivalRefused',
  noDeparture: 'kit.range.departureRefused',
};

const nothing: StayDraft = { from: null, to: null };

/**
 * Nights in a hotel: the first tap is the day of arrival, the second the day of leaving. A day whose night is sold out
 * can still be left on; what lies beyond it can't be reached from here.
 */
export function RangeCalendar({
  days,
  today,
  value,
  defaultValue = null,
  onValueChange,
  months = calendarDefaults.months,
  maxNights = Number.POSITIVE_INFINITY,
  className,
  ...rest
}: RangeCalendarProps) {
  const { t, day: dayText } = useTexts();
  const statusId = useId();
  const byDay = useMemo(() => new Map(days.map((entry) => [entry.day, entry])), [days]);
  // What is being chosen; undefined while it is what the parent has.
  const [own, setOwn] = useState<StayDraft>(defaultValue ?? nothing);
  const [begun, setBegun] = useState<StayDraft>();
  const [refusal, setRefusal] = useState<StayRefusal>();
  const draft = begun ?? (value === undefined ? own : (value ?? nothing));
  const { from, to } = draft;
  const last = useMemo(
    () => (from && !to ? lastDeparture(from, { days: byDay, maxNights }) : null),
    [from, to, byDay, maxNights],
  );
  const marks = useMemo(() => stayMarks({ from, to, last, days: byDay }, t), [from, to, last, byDay, t]);

  const tap = (day: string) => {
    const next = tapped(draft, day, { days: byDay, maxNights });
    setRefusal(next.refusal);
    // Nothing became of it.
    if (next.draft === draft) return;
    const { from: nextFrom, to: nextTo } = next.draft;
    if (nextFrom === null || nextTo === null) return setBegun(next.draft);
    setBegun(undefined);
    setOwn(next.draft);
    onValueChange?.({ from: nextFrom, to: nextTo });
  };

  const side = (name: string, day: string | null, todo: string) => (
    <span className={styles.side} data-todo={day === null || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.day}>{day ? dayText(day) : todo}</span>
    </span>
  );
  const count = refusal === 'tooShort' && from ? minNightsOf(from, byDay) : maxNights;
  const refused = refusal && t(refusalTexts[refusal], { count });
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.head}>
        <div id={statusId} role="status" className={styles.stay}>
          {side(t('kit.range.from'), from, t('kit.range.chooseFrom'))}
          {from && to && (
            <span className={styles.nights}>{t('kit.range.nights', { count: nightsOf({ from, to }) })}</span>
          )}
          {from && side(t('kit.range.to'), to, t('kit.range.chooseTo'))}
          {refused && <span className={styles.refusal}>{refused}</span>}
        </div>
      </div>
      <CalendarFrame
        days={days}
        today={today}
        months={months}
        chosen={null}
        marks={marks}
        words={nightTexts}
        onDay={tap}
        aria-describedby={statusId}
        {...rest}
      />
    </div>
  );
}
