import { Skeleton } from '../skeleton';
import styles from './CalendarPending.module.css';

export interface CalendarPendingProps {
  /** How many months there will be. Default `2`: what a phone shows. */
  months?: number;
}

const days = Array.from({ length: 35 }, (_, place) => place);

/** Months that wait, before it is known which day is today. Decoration: put `aria-busy` on what is loading. */
export function CalendarPending({ months = 2 }: CalendarPendingProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: months }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months that wait are alike
        <div key={month} className={styles.month}>
          <Skeleton shape="text" width="7em" />
          <div className={styles.days}>
            {days.map((day) => (
              <span key={day} className={styles.day} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
