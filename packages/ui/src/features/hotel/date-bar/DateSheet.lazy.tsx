import { type NightCalendar, stayHorizonDays, stayMaxNights } from '@yunyou/contract';
import { addDays, firstArrival, type NightsOf, shanghaiTime } from '@yunyou/sdk';
import { RangeCalendar } from '../../../components/calendar';
import { Popup } from '../../../components/popup';
import { Empty } from '../../../components/state';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { NightTip } from '../stay-tips';
import type { StayDays } from './DateBar';
import styles from './DateSheet.module.css';

export interface DateSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  value: StayDays;
  onValueChange: (days: StayDays) => void;
  /** Whose prices stand under the days; undefined for none. */
  nightsOf: NightsOf | undefined;
  lateNight: boolean;
}

export const areas = ['components', 'kit', 'hotel'] as const;

/** As many months as the days on sale reach into. */
const MONTHS = 7;

/** Nights without prices: every one within the horizon. */
function anyNights(nowMs: number): NightCalendar {
  const { day: today } = shanghaiTime(nowMs);
  const days = Array.from({ length: stayHorizonDays + 1 }, (_, count) => ({
    day: addDays(today, count),
    state: 'open' as const,
    priceFen: null,
    left: null,
    holiday: null,
    minNights: null,
    noArrival: false,
    noDeparture: false,
  }));
  return { today, nowMs, days };
}

/** The calendar of nights; prices are asked for each time it opens, since others are booking. */
export default function DateSheet({ open, onOpenChange, ...rest }: DateSheetProps) {
  const { t } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('hotel.stay.title')} flush>
      <Nights {...rest} />
    </Popup>
  );
}

function Nights({
  value,
  onValueChange,
  nightsOf,
  lateNight,
}: Omit<DateSheetProps, 'open' | 'onOpenChange'>) {
  const { catalogue, clock } = useSdk();
  const { t } = useTexts();
  const from = firstArrival(clock.now(), lateNight);
  const key = JSON.stringify(nightsOf);
  const nights = useResource(
    async () => (nightsOf ? catalogue.nightCalendar(nightsOf, { from }) : anyNights(clock.now())),
    [catalogue, key, from],
    nightsOf ? undefined : anyNights(clock.now()),
  );
  // With prices the days come with their holidays; without them, they are asked for beside.
  const { value: holidays = [] } = useResource(
    async () => (nightsOf ? [] : catalogue.holidays()),
    [catalogue, key],
    nightsOf ? [] : catalogue.holidays.peek(),
  );
  const names = new Map(holidays.map(({ day, name }) => [day, name]));
  const today = nights.value?.today ?? shanghaiTime(clock.now()).day;
  const calendarOf = (days: NightCalendar['days']) => (
    <RangeCalendar
      label={t('hotel.stay.label')}
      days={days.map((night) => ({ ...night, holiday: night.holiday ?? names.get(night.day) ?? null }))}
      today={today}
      months={MONTHS}
      value={{ from: value.startDate, to: value.endDate }}
      maxNights={stayMaxNights}
      onValueChange={(stay) => onValueChange({ startDate: stay.from, endDate: stay.to })}
    />
  );
  // Yesterday's night is there to have only where the hotel sells it; without prices it may be looked for.
  const isDawn =
    from < today && (nights.value?.days.find((night) => night.day === from)?.state ?? 'open') === 'open';
  return (
    <ResourceView
      resource={nights}
      isEmpty={({ days }) => days.length === 0}
      // Before the prices are there, the days are: in their places, and none can be chosen.
      pending={calendarOf([])}
      empty={<Empty title={t('hotel.stay.empty')} />}
    >
      {({ days }) => (
        <>
          {isDawn && (
            <div className={styles.dawn}>
              <NightTip value={value} onValueChange={onValueChange} nowMs={clock.now()} />
            </div>
          )}
          {calendarOf(days.filter((night) => night.day >= today))}
        </>
      )}
    </ResourceView>
  );
}
