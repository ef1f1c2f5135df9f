import type { PriceCalendarDay } from '@yunyou/contract';
import { useState } from 'react';
import { RangeCalendar, type Stay } from '../../../components/calendar';
import { Popup } from '../../../components/popup';
import { Empty } from '../../../components/state';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './DateBar.module.css';

export interface DateBarProps {
  /** Price and state of each night, as `useResource` gives them. Asked for by the page; needed once the sheet is open. */
  nights: ResourceViewProps<readonly PriceCalendarDay[]>['resource'];
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
  /** The nights of the stay. */
  value: Stay;
  /** Called with the nights that were chosen; the sheet closes. */
  onValueChange: (stay: Stay) => void;
  /** Most nights of one stay. Default no limit. */
  maxNights?: number;
}

const DAY_MS = 86_400_000;

const nightsBetween = ({ from, to }: Stay): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Arrival, departure and nights in a bar; a tap opens the calendar. */
export function DateBar({ nights, today, value, onValueChange, maxNights }: DateBarProps) {
  const { t, day, weekday } = useTexts();
  const [open, setOpen] = useState(false);
  const end = (label: string, of: string) => (
    <span className={styles.end}>
      <span className={styles.label}>{label}</span>
      <span className={styles.day}>
        {day(of)}
        <span className={styles.weekday}>{weekday(of, 'short')}</span>
      </span>
    </span>
  );
  const calendarOf = (days: readonly PriceCalendarDay[]) => (
    <RangeCalendar
      label={t('hotel.stay.label')}
      days={days}
      today={today}
      value={value}
      maxNights={maxNights}
      onValueChange={(stay) => {
        onValueChange(stay);
        setOpen(false);
      }}
    />
  );
  return (
    <>
      <button type="button" className={styles.root} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{t('hotel.stay.label')}</VisuallyHidden>
        {end(t('kit.range.from'), value.from)}
        <span className={styles.nights}>{t('kit.range.nights', { count: nightsBetween(value) })}</span>
        {end(t('kit.range.to'), value.to)}
      </button>
      <Popup open={open} onOpenChange={setOpen} title={t('hotel.stay.title')} flush>
        <ResourceView
          resource={nights}
          // Before the prices are there, the days are: in their places, and none can be chosen.
          pending={calendarOf([])}
          empty={<Empty title={t('hotel.stay.empty')} />}
        >
          {calendarOf}
        </ResourceView>
      </Popup>
    </>
  );
}
