import type { PriceCalendarDay } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Calendar.module.css';
import type { DayLook, DayWords } from './day-states';

/** What is said of a day beyond its entry, while a range is chosen. */
export interface DayMark {
  /** Where the day stands in the range. Default outside. */
  place?: 'from' | 'between' | 'to';
  /** Above the number, in place of what stands there: 入住. Default what the entry says. */
  above?: string;
  /** Below the number, in place of price or state; `''` for nothing. Default what the entry says. */
  below?: string;
  /** It can be chosen though its entry says otherwise. Default `false`. */
  open?: boolean;
  /** It can't be chosen though its entry says otherwise, and why. Default: what the entry says. */
  look?: DayLook | 'tooShort';
  /** Said by screen readers in addition. Default nothing. */
  note?: string;
}

export type DayMarks = ReadonlyMap<string, DayMark>;

interface CalendarDayProps {
  day: string;
  /** Undefined when nothing is known about the day. */
  entry: PriceCalendarDay | undefined;
  today: boolean;
  chosen: boolean;
  inTabOrder: boolean;
  mark?: DayMark;
  /** What is said of days that can't be chosen. */
  words: DayWords;
}

/** What a day says of itself: the line above its number, the line below, and all of it for screen readers. */
function wordsOf({ day, entry, today, mark, words }: CalendarDayProps, texts: Texts) {
  const { t, money } = texts;
  const holiday = entry?.holiday?.[texts.locale];
  const left = entry?.left == null ? undefined : t('components.calendar.left', { count: entry.left });
  const look = mark?.look === 'tooShort' ? undefined : mark?.look;
  const stateId = entry && words[look ?? entry.state];
  const open = entry?.state === 'open' && !look;
  const ownBelow = open && entry.priceFen !== null ? money(entry.priceFen) : stateId ? t(stateId) : undefined;
  const below = mark?.below ?? ownBelow;
  const todayText = today ? t('components.calendar.today') : undefined;
  const spoken = [
    texts.day(day, 'long'),
    todayText,
    holiday,
    mark?.above,
    below,
    mark?.note,
    open ? left : undefined,
  ];
  return {
    above: mark?.above ?? holiday ?? (open ? left : undefined) ?? todayText,
    below,
    label: spoken.filter(Boolean).join(t('components.listSeparator')),
  };
}

/** One day: a holiday or what is left above the number, the price or the state below it. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, entry, today, inTabOrder, mark } = props;
  const chosen = props.chosen || mark?.place !== undefined;
  const { above, below, label } = wordsOf(props, useTexts());
  const state = mark?.look ?? (mark?.open ? 'open' : (entry?.state ?? 'past'));
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA authoring practices
    <td role="gridcell" aria-selected={chosen} className={styles.cell}>
      <button
        type="button"
        data-day={day}
        data-state={state}
        data-chosen={props.chosen || undefined}
        data-range={mark?.place}
        data-today={today || undefined}
        data-holiday={entry?.holiday ? true : undefined}
        className={styles.day}
        tabIndex={inTabOrder ? 0 : -1}
        aria-disabled={state !== 'open' || undefined}
      >
        {above && (
          <span aria-hidden="true" className={styles.above}>
            {above}
          </span>
        )}
        <span aria-hidden="true" className={styles.number}>
          {Number(day.slice(8))}
        </span>
        {/* There without words too: a day with a price costs no more elements than one without. */}
        <span aria-hidden="true" className={styles.below}>
          {below}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </td>
  );
}
