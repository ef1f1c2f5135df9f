import { lateNightUntil } from '@yunyou/contract';
import { addDays, firstArrival, nightsBetween, type Stay, shanghaiTime } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { MoonIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './NightTip.module.css';

export interface NightTipProps {
  /** The nights chosen so far. */
  value: Pick<Stay, 'startDate' | 'endDate'>;
  /** Called with as many nights from yesterday's on. */
  onValueChange: (days: Pick<Stay, 'startDate' | 'endDate'>) => void;
  /** Now, epoch ms. */
  nowMs: number;
}

/** Between midnight and 06:00 the night of yesterday is still sold: who arrives now needs that one. At other times nothing. */
export function NightTip({ value, onValueChange, nowMs }: NightTipProps) {
  const { t, day } = useTexts();
  const from = firstArrival(nowMs, true);
  const { day: today } = shanghaiTime(nowMs);
  if (from === today || value.startDate === from) return null;
  const nights = nightsBetween(value.startDate, value.endDate);
  return (
    <div className={styles.root}>
      <Button
        variant="secondary"
        block
        icon={<MoonIcon size={18} />}
        onClick={() => onValueChange({ startDate: from, endDate: addDays(from, nights) })}
      >
        {t('hotel.stay.dawn')}
      </Button>
      <p className={styles.hint}>
        {t('hotel.stay.dawnHint', { day: day(from), today: day(today), until: lateNightUntil })}
      </p>
    </div>
  );
}
