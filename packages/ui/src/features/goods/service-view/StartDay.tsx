import type { BundleCalendar } from '@yunyou/contract';
import { type RefObject, useMemo } from 'react';
import { Calendar, CalendarPending } from '../../../components/calendar';
import { Card } from '../../../components/card';
import { type Resource, ResourceView } from '../../../shell';
import { useTexts } from '../../../texts';

export interface StartDayProps {
  /** Its days, as `useResource` gives them. */
  calendar: Resource<BundleCalendar>;
  /** The chosen day; empty for none. */
  day: string;
  onDay: (day: string) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The day on which a dated bundle begins; a full day names the part that has no place. */
export function StartDay({ calendar, day, onDay, ref }: StartDayProps) {
  const { t } = useTexts();
  const days = useMemo(
    () => calendar.value?.days.map((one) => ({ ...one, holiday: null })) ?? [],
    [calendar.value],
  );
  const reasons = useMemo(
    () =>
      new Map(
        calendar.value?.days.flatMap((one): [string, string][] =>
          one.fullPart ? [[one.day, t('goods.bundle.fullDay', { part: one.fullPart })]] : [],
        ),
      ),
    [calendar.value, t],
  );
  return (
    <Card title={t('goods.bundle.start')} ref={ref} tabIndex={-1}>
      <ResourceView resource={calendar} pending={<CalendarPending />}>
        {({ today }) => (
          <Calendar
            label={t('goods.bundle.start')}
            days={days}
            today={today}
            value={day || null}
            onValueChange={onDay}
            reasons={reasons}
          />
        )}
      </ResourceView>
    </Card>
  );
}
