import type { PriceCalendarDay } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Calendar.module.css';
import { stateTexts } from './day-states';

interface CalendarDayProps {
  day: string;
  /** Undefined when nothing is known about the day. */
  entry: PriceCalendarDay | undefined;
  today: boolean;
  chosen: boolean;
  inTabOrder: boolean;
}

/** What a day says of itself: the line above its number, the line below, and all of it for screen readers. */
function wordsOf({ day, entry, today }: CalendarDayProps, texts: Texts) {
  const { t, money } = texts;
  const holiday = entry?.holiday?.[texts.locale];
  const left = entry?.left == null ? undefined : t('ui.calendar.left', { count: entry.left });
  const stateId = entry && stateTexts[entry.state];
  const open = entry?.state === 'open';
  const below = open && entry.priceFen !== null ? money(entry.priceFen) : stateId ? t(stateId) : undefined;
  const todayText = today ? t('ui.calendar.today') : undefined;
  const spoken = [texts.day(day, 'long'), todayText, holiday, below, open ? left : undefined];
  return {
    above: holiday ?? (open ? left : undefined) ?? todayText,
    below,
    label: spoken.filter(Boolean).join(t('ui.listSeparator')),
  };
}

/** One day: a holiday or what is left above the number, the price or the state below it. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, entry, today, chosen, inTabOrder } = props;
  const { above, below, label } = wordsOf(props, useTexts());
  const state = entry?.state ?? 'past';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA authoring practices
    <td role="gridcell" aria-selected={chosen} className={styles.cell}>
      <button
        type="button"
        data-day={day}
        data-state={state}
        data-chosen={chosen || undefined}
        data-today={today || undefined}
        data-holiday={entry?.holiday ? true : undefined}
        className={styles.day}
        tabIndex={inTabOrder ? 0 : -1}
        aria-disabled={state !== 'open' || undefined}
      >
        <span aria-hidden="true" className={styles.above}>
          {above}
        </span>
        <span aria-hidden="true" className={styles.number}>
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className={styles.below}>
          {below}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </td>
  );
}
