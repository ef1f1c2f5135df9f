import { useTexts } from '../../texts';
import { useSlotTimes } from './use-slot-times';

const MINUTE_MS = 60_000;

/** How appointments tell times, and how long something takes. */
export function useTimes() {
  const { t, remaining } = useTexts();
  return {
    ...useSlotTimes(),
    /** How long something takes, from minutes. */
    span: (minutes: number) =>
      minutes > 0 && minutes % 60 === 0
        ? t('appointment.hours', { count: minutes / 60 })
        : remaining(minutes * MINUTE_MS),
  };
}
