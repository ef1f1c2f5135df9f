import { datePickerDefaults } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { ColumnsOf } from '../wheel-picker';

export interface TimeLimits {
  /** `HH:mm` */
  min: string;
  /** `HH:mm` */
  max: string;
  minuteStep: number;
}

/** Wheels of hours and minutes; the first and the last hour offer only what is inside the limits. */
export function timeColumns({ min, max, minuteStep }: TimeLimits, t: Texts['t']): ColumnsOf {
  const minutes = (written: string) => {
    const [hour = 0, minute = 0] = written.split(':').map(Number);
    return hour * 60 + minute;
  };
  const [first, last] = [minutes(min), minutes(max)];
  /** The minutes of an hour that can be chosen. */
  const minutesOf = (hour: number) =>
    everyMinute(minuteStep).filter((minute) => first <= hour * 60 + minute && hour * 60 + minute <= last);
  const hours = everyHour.filter((hour) => minutesOf(hour).length > 0);
  const option = (id: 'kit.date.hour' | 'kit.date.minute') => (part: number) => {
    const value = String(part).padStart(2, '0');
    return { value, label: t(id, { value }) };
  };
  return ([hour]) => [
    { label: t('kit.column.hour'), options: hours.map(option('kit.date.hour')) },
    {
      label: t('kit.column.minute'),
      options: minutesOf(Number(hour ?? hours[0])).map(option('kit.date.minute')),
    },
  ];
}

const { minHour, maxHour, minMinute, maxMinute } = datePickerDefaults;
const everyHour = Array.from({ length: maxHour - minHour + 1 }, (_, index) => minHour + index);
const everyMinute = (step: number) =>
  Array.from(
    { length: Math.floor((maxMinute - minMinute) / step) + 1 },
    (_, index) => minMinute + index * step,
  );
