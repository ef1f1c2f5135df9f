import type { Texts } from '@yunyou/i18n';
import type { DayMark, DayMarks } from './CalendarDay';
import { addDays } from './months';
import type { StayDraft } from './stay';

/**
 * What the days of a stay say of themselves.
 *
 * @param last the last day on which a stay that is begun may end; null when none is begun
 */
export function stayMarks({ from, to, last }: StayDraft & { last: string | null }, t: Texts['t']): DayMarks {
  const marks = new Map<string, DayMark>();
  if (!from) return marks;
  // That a night can't be booked is no matter to who leaves in the morning.
  if (last && last > from) marks.set(last, { open: true, below: t('kit.range.canLeave') });
  marks.set(from, { place: 'from', above: t('kit.range.in') });
  if (!to) return marks;
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) marks.set(day, { place: 'between' });
  marks.set(to, { place: 'to', above: t('kit.range.out'), below: '', open: true });
  return marks;
}
