import type { PriceCalendarDay } from '@yunyou/contract';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { useRenderedAhead } from '../../hooks/use-rendered-ahead';
import { useTexts } from '../../texts';
import styles from './Calendar.module.css';
import type { DayMarks } from './CalendarDay';
import { CalendarLegend } from './CalendarLegend';
import { CalendarMonth } from './CalendarMonth';
import { type DayWords, stateTexts } from './day-states';
import { addDays, dayAfterKey, dayBetween, type Month, monthsFrom, someSunday } from './months';

interface CalendarFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen, for screen readers. */
  label: string;
  days: readonly PriceCalendarDay[];
  /** Today by the server's clock, `YYYY-MM-DD`. */
  today: string;
  /** How many months from the present one on. */
  months: number;
  chosen: string | null;
  /** What is said of single days beyond their entries. Default nothing. */
  marks?: DayMarks;
  /** What is said of days that can't be chosen. Default: as of days of a visit. */
  words?: DayWords;
  /** A day was tapped, whatever its state. */
  onDay: (day: string) => void;
}

/** So many months have their days at once: more than a phone shows. */
const MONTHS_AT_ONCE = 2;

const isIn = (month: Month, day: string): boolean => day.startsWith(month.firstDay.slice(0, 8));

/** What concerns other months arrives as null, so that most months stay as they are. */
const dayIn = (month: Month, day: string | null): string | null => (day && isIn(month, day) ? day : null);

const dayElement = (root: Element | null, day: string) =>
  root?.querySelector<HTMLElement>(`[data-day="${day}"]`);

const dayUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;

/** The present month begins with the present week: what is over would only push down what can be chosen. */
const withoutPastWeeks = (months: Month[], today: string): Month[] =>
  months.map((month) => ({
    ...month,
    weeks: month.weeks.filter((week) => week.some((day) => day && day >= today)),
  }));

/**
 * Months one under the other, with one stop in the tab order and one handler for all days. A month, and in it a week, is
 * only rendered again when something in it changes, so that a year of days stays quick. Two months have their days at once, and the one whose
 * day is in the tab order; any other when the one before it comes into view, its place being as high as it will be. So what
 * a calendar costs to open depends on neither the days it has prices for nor its months. A page rendered ahead has all.
 */
export function CalendarFrame({
  label,
  days,
  today,
  months,
  chosen,
  marks,
  words = stateTexts,
  onDay,
  className,
  ...rest
}: CalendarFrameProps) {
  const { weekday } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  // The day that gets the focus once its month has days.
  const awaited = useRef<string>(undefined);
  const byDay = useMemo(() => new Map(days.map((entry) => [entry.day, entry])), [days]);
  const pages = useMemo(() => withoutPastWeeks(monthsFrom(today, months), today), [today, months]);
  const atOnce = useRenderedAhead() ? pages.length : MONTHS_AT_ONCE;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isSeen = (place: number) => seen.has(pages[place]?.firstDay ?? '');
  const see = useCallback(
    (month: string) => startTransition(() => setSeen((before) => new Set(before).add(month))),
    [],
  );
  const [focusDay, setFocusDay] = useState<string>();
  // One day is in the tab order: where the focus was, what is chosen, or the first that can be chosen.
  const tabDay = focusDay ?? chosen ?? days.find((entry) => entry.state === 'open')?.day ?? today;

  const first = pages[0]?.weeks[0]?.find((day) => day !== null) ?? today;
  const last =
    pages
      .at(-1)
      ?.weeks.at(-1)
      ?.findLast((day) => day !== null) ?? today;

  useEffect(() => {
    if (!focusDay || awaited.current !== focusDay) return;
    awaited.current = undefined;
    dayElement(root.current, focusDay)?.focus();
  }, [focusDay]);

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const day = dayUnder(event.target);
    if (day) onDay(day);
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = dayUnder(event.target);
    const to = from && dayAfterKey(from, event.key);
    if (!to) return;
    event.preventDefault();
    const inside = dayBetween(to, first, last);
    const there = dayElement(root.current, inside);
    if (there) return there.focus();
    // It lies in a month that has no days yet.
    awaited.current = inside;
    setFocusDay(inside);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={classNames(styles.root, className)}
      onClick={handleClick}
      onKeyDown={handleKey}
      onFocus={(event) => setFocusDay(dayUnder(event.target))}
      {...rest}
    >
      <div className={styles.weekdays} aria-hidden="true">
        {pages[0] &&
          Array.from({ length: 7 }, (_, index) => weekday(addDays(someSunday, index), 'short')).map(
            (name, index) => (
              <span key={name} data-weekend={index % 6 === 0 || undefined}>
                {name}
              </span>
            ),
          )}
      </div>
      <CalendarLegend days={days} words={words} />
      {pages.map((month, place) => (
        <CalendarMonth
          key={month.firstDay}
          month={month}
          filled={place < atOnce || isSeen(place) || isSeen(place - 1) || isIn(month, tabDay)}
          onSeen={place < atOnce - 1 || isSeen(place) ? undefined : see}
          days={byDay}
          today={dayIn(month, today)}
          chosen={dayIn(month, chosen)}
          marks={marks}
          words={words}
          tabDay={dayIn(month, tabDay)}
        />
      ))}
    </div>
  );
}
