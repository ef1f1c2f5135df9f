import { useHydrated } from '../../shell';
import { useTexts } from '../../texts';

/** What a device's clock in China is ahead of UTC, as `getTimezoneOffset` tells it. */
const SHANGHAI_OFFSET = -480;

export interface Times {
  day: string;
  from: string;
  to: string;
}

/** How times of slots are told: always Beijing time, and said so on a device elsewhere. */
export function useSlotTimes() {
  const { t, day, instant } = useTexts();
  // No server knows where the device is.
  const isElsewhere = useHydrated() && new Date().getTimezoneOffset() !== SHANGHAI_OFFSET;
  const zoned = (time: string) => (isElsewhere ? t('components.times.zone', { time }) : time);
  /** `22:00–次日00:30`. */
  const hours = ({ from, to }: Omit<Times, 'day'>) =>
    `${from}–${to > from ? to : t('components.times.nextDay', { time: to })}`;
  return {
    /** The hours of a slot, as `13:00–15:00`. */
    hours: (slot: Omit<Times, 'day'>) => zoned(hours(slot)),
    /** Day, weekday and hours. */
    slot: (slot: Times) => zoned(`${day(slot.day, 'named')} ${hours(slot)}`),
    /** An instant. */
    at: (atMs: number) => zoned(instant(atMs)),
    /** From one instant to another: the day once, when they lie in one. */
    between: (fromMs: number, untilMs: number) => zoned(`${instant(fromMs)}–${instant(untilMs, 'time')}`),
  };
}
