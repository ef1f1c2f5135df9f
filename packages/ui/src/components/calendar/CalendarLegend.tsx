import type { DayState, PriceCalendarDay } from '@yunyou/contract';
import { useTexts } from '../../texts';
import styles from './Calendar.module.css';
import { stateTexts } from './day-states';

/** States that a day shows by its look. */
const looks: readonly DayState[] = ['soldOut', 'closed'];

/**
 * What the looks of days mean, where a seventh of the width has no room for the words under them. Screen readers hear it
 * from each day.
 */
export function CalendarLegend({ days }: { days: readonly PriceCalendarDay[] }) {
  const { t } = useTexts();
  const present = looks.filter((look) => days.some(({ state }) => state === look));
  if (present.length === 0) return null;
  return (
    <p aria-hidden="true" className={styles.legend}>
      {present.map((look) => {
        const words = stateTexts[look];
        return (
          <span key={look} className={styles.meaning}>
            <span data-state={look} className={styles.sample}>
              8
            </span>
            {words && t(words)}
          </span>
        );
      })}
    </p>
  );
}
