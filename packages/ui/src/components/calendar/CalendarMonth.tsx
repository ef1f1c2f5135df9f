import type { PriceCalendarDay } from '@yunyou/contract';
import { memo, useId, useRef } from 'react';
import { useInView } from '../../hooks/use-in-view';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Calendar.module.css';
import { CalendarDay, type DayMarks } from './CalendarDay';
import type { DayWords } from './day-states';
import { holidaysOf } from './holidays';
import { addDays, type Month, someSunday, type Week } from './months';

type Days = ReadonlyMap<string, PriceCalendarDay>;

interface CalendarMonthProps {
  month: Month;
  /** Its days are rendered; else only their places, which are as high. */
  filled: boolean;
  /** Called once, with its first day, when the month is in view or about to be. Default nothing. */
  onSeen?: (firstDay: string) => void;
  days: Days;
  /** Today, the chosen day and the day in the tab order; null when they lie in another month. */
  today: string | null;
  chosen: string | null;
  tabDay: string | null;
  marks?: DayMarks;
  /** What is said of days that can't be chosen. */
  words: DayWords;
}

/** One month as a grid. */
export const CalendarMonth = /* @__PURE__ */ memo(function CalendarMonth({
  month,
  filled,
  onSeen,
  days,
  today,
  chosen,
  marks,
  words,
  tabDay,
}: CalendarMonthProps) {
  const root = useRef<HTMLElement>(null);
  useInView(root, onSeen !== undefined, () => onSeen?.(month.firstDay));
  const { t, day, weekday, locale } = useTexts();
  const holidays = holidaysOf(month, days);
  const titleId = useId();
  const inside = (week: Week, wanted: string | null) => (wanted && week.includes(wanted) ? wanted : null);
  return (
    <section ref={root} className={styles.month} data-weeks={month.weeks.length}>
      <div className={styles.heading}>
        <h3 id={titleId} className={styles.title}>
          {day(month.firstDay, 'month')}
        </h3>
        {holidays.length > 0 && (
          <p className={styles.holidays}>
            {holidays
              .map(({ name, first, last }) =>
                first === last
                  ? t('components.calendar.holiday', { name: name[locale], date: first })
                  : t('components.calendar.holidays', { name: name[locale], first, last }),
              )
              .join(t('components.listSeparator'))}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA authoring practices */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid}>
        <thead className={styles.head}>
          <tr>
            {Array.from({ length: 7 }, (_, index) => weekday(addDays(someSunday, index))).map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) =>
            filled ? (
              <CalendarWeek
                key={week.find(Boolean)}
                week={week}
                days={days}
                today={inside(week, today)}
                chosen={inside(week, chosen)}
                marks={week.some((day) => day && marks?.has(day)) ? marks : undefined}
                words={words}
                tabDay={inside(week, tabDay)}
              />
            ) : (
              <tr key={week.find(Boolean)}>
                <td colSpan={7} className={styles.cell} />
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
});

interface CalendarWeekProps {
  week: Week;
  days: Days;
  today: string | null;
  chosen: string | null;
  marks: DayMarks | undefined;
  words: DayWords;
  tabDay: string | null;
}

/** Seven days. What concerns other weeks arrives as null, so that most weeks stay as they are. */
const CalendarWeek = /* @__PURE__ */ memo(function CalendarWeek({
  week,
  days,
  today,
  chosen,
  marks,
  words,
  tabDay,
}: CalendarWeekProps) {
  return (
    <tr>
      {week.map((day, index) =>
        day ? (
          <CalendarDay
            key={day}
            day={day}
            entry={days.get(day)}
            today={day === today}
            chosen={day === chosen}
            mark={marks?.get(day)}
            words={words}
            inTabOrder={day === tabDay}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
          <td key={index} />
        ),
      )}
    </tr>
  );
});
