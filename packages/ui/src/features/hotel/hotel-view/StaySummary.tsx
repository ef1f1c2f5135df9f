import { nightsBetween, type Stay } from '@yunyou/sdk';
import { Card } from '../../../components/card';
import { useTexts } from '../../../texts';
import styles from './HotelView.module.css';

export interface StaySummaryProps {
  stay: Stay;
}

/** Nights and guests beside the rooms, on a desktop only: a phone has them in the bar above the rooms. */
export function StaySummary({ stay }: StaySummaryProps) {
  const { t, day, weekday } = useTexts();
  const { startDate, endDate, rooms, adults, childAges } = stay;
  const row = (name: string, value: string) => (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div className={styles.summary}>
      <Card title={t('hotel.view.summary')}>
        <dl className={styles.rows}>
          {row(t('hotel.stay.from'), `${day(startDate)} ${weekday(startDate)}`)}
          {row(t('hotel.stay.to'), `${day(endDate)} ${weekday(endDate)}`)}
          {row(
            t('hotel.stay.nights', { count: nightsBetween(startDate, endDate) }),
            t('hotel.guests.summary', { rooms, adults, children: childAges.length }),
          )}
        </dl>
      </Card>
    </div>
  );
}
