import type { PriceCalendarDay } from '@yunyou/contract';
import { useTexts } from '../../texts';
import styles from './Calendar.module.css';
import type { DayLook, DayWords } from './day-states';

/** States that a day shows by its look. */
const looks: readonly DayLook[] = ['soldOut', 'closed', 'noArrival'];

interface CalendarLegendProps {
  days: readonly (PriceCalendarDay & { noArrival?: boolean })[];
  words: DayWords;
}

/**
 * What the looks of days mean, where a seventh of the width has no room for the words under them. Screen readers hear it
 * from each day.
 */
export function CalendarLegend({ days, words }: CalendarLegendProps) {
  const { t } = useTexts();
  const present = looks.filter((look) =>
    days.some(({ state, noArrival }) => state === look || (look === 'noArrival' && noArrival)),
  );
  if (present.length === 0) return null;
  return (
    <p aria-hidden="true" className={styles.legend}>
      {present.map((look) => {
        const said = words[look];
        return (
          <span key={look} className={styles.meaning}>
            <span data-state={look} className={styles.sample}>
              8
            </span>
            {said && t(said)}
          </span>
        );
      })}
    </p>
  );
}
