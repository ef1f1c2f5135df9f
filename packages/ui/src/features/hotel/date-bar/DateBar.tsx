import { type NightsOf, nightsBetween, type Stay } from '@yunyou/sdk';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './DateBar.module.css';

/** Nights, as a half-open range of days. */
export type StayDays = Pick<Stay, 'startDate' | 'endDate'>;

export interface DateBarProps {
  /** The nights of the stay. */
  value: StayDays;
  /** Called with the nights that were chosen; the sheet closes. */
  onValueChange: (days: StayDays) => void;
  /** Whose prices stand under the days. Default none: any night may be chosen. */
  nightsOf?: NightsOf;
  /** Before 06:00 the night of yesterday can be had. Default true. */
  lateNight?: boolean;
  /** In one line, to stay in view. Default false. */
  compact?: boolean;
}

const loadSheet = () => import('./DateSheet.lazy');

/** Arrival, departure and nights in a bar; a tap opens the calendar, which is fetched then. */
export function DateBar({ value, onValueChange, nightsOf, lateNight = true, compact = false }: DateBarProps) {
  const { t, day } = useTexts();
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const end = (label: string, of: string) => {
    const date = day(of);
    const named = day(of, 'named');
    // A language says whether the weekday comes first: Wed, Dec 9.
    const [before, after] = named.split(date);
    return (
      <span className={styles.end}>
        <span className={styles.label}>{label}</span>
        <span className={styles.day}>
          {before && <span className={styles.weekday}>{before}</span>}
          {date}
          {after && <span className={styles.weekday}>{after}</span>}
        </span>
      </span>
    );
  };
  const { startDate, endDate } = value;
  return (
    <>
      <button
        type="button"
        className={styles.root}
        data-compact={compact || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{t('hotel.stay.label')}</VisuallyHidden>
        {end(t('hotel.stay.from'), startDate)}
        <span className={styles.nights}>
          {t('hotel.stay.nights', { count: nightsBetween(startDate, endDate) })}
        </span>
        {end(t('hotel.stay.to'), endDate)}
      </button>
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          value={value}
          nightsOf={nightsOf}
          lateNight={lateNight}
          onValueChange={(days) => {
            onValueChange(days);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
