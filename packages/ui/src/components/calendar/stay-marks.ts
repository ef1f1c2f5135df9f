import type { Texts } from '@yunyou/i18n';
import type { DayMark, DayMarks } from './CalendarDay';
import { addDays } from './months';
import { minNightsOf, type NightDay, type StayDraft } from './stay';

interface StayMarks extends StayDraft {
  days: ReadonlyMap<string, NightDay>;
  /** The last day on which a stay that is begun may end; null when none is begun. */
  last: string | null;
}

/** What the days of a stay say of themselves beyond price and state. */
export function stayMarks(choice: StayMarks, t: Texts['t']): DayMarks {
  const { from, to, last, days } = choice;
  const marks = new Map<string, DayMark>();
  if (from && !to && last) markDepartures(marks, { from, last, days }, t);
  else markArrivals(marks, days, t);
  if (!from) return marks;
  marks.set(from, { place: 'from', above: t('kit.range.in') });
  if (!to) return marks;
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) marks.set(day, { place: 'between' });
  marks.set(to, { place: 'to', above: t('kit.range.out'), below: '', open: true });
  return marks;
}

/** Days on which nobody may arrive, and those that ask for several nights. */
function markArrivals(marks: Map<string, DayMark>, days: StayMarks['days'], t: Texts['t']): void {
  for (const { day, state, noArrival, minNights, holiday } of days.values()) {
    if (state !== 'open') continue;
    if (noArrival) marks.set(day, { look: 'noArrival' });
    else if (minNights && minNights > 1) {
      const note = t('kit.range.minNights', { count: minNights });
      // The name of a holiday stays; the rule is said all the same.
      marks.set(day, holiday ? { note } : { above: note });
    }
  }
}

/** Days on which a stay that was begun may not end, and the last on which it may. */
function markDepartures(
  marks: Map<string, DayMark>,
  { from, last, days }: { from: string; last: string; days: StayMarks['days'] },
  t: Texts['t'],
): void {
  const least = minNightsOf(from, days);
  const note = t('kit.range.minNights', { count: least });
  for (let nights = 1; nights < least; nights += 1) {
    marks.set(addDays(from, nights), { look: 'tooShort', note });
  }
  // That a night can't be booked is no matter to who leaves in the morning.
  if (last > from && !marks.has(last)) marks.set(last, { open: true, below: t('kit.range.canLeave') });
  for (let day = addDays(from, 1); day <= last; day = addDays(day, 1)) {
    if (days.get(day)?.noDeparture) marks.set(day, { look: 'noDeparture' });
  }
}
