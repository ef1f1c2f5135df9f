import { nightsBetween, type Stay } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { Price } from '../../../components/price';
import { Skeleton } from '../../../components/skeleton';
import { useTexts } from '../../../texts';
import styles from './HotelView.module.css';

export interface StaySummaryProps {
  stay: Stay;
  /** The least the party pays for all nights, fen, in how many rooms; null where every room is taken, undefined while nobody knows. */
  from: { totalFen: number; rooms: number } | null | undefined;
  /** The rooms could not be had. */
  failed: boolean;
  /** Leads to the rooms. */
  onRooms: () => void;
}

/**
 * The price of the stay and the way to its rooms: a bar on a phone, which has nights and guests above the rooms; on a desktop
 * a card with all of it that stays beside them.
 */
export function StaySummary({ stay, from, failed, onRooms }: StaySummaryProps) {
  const { t, day } = useTexts();
  const { startDate, endDate, rooms, adults, childAges } = stay;
  const nights = nightsBetween(startDate, endDate);
  const row = (name: string, value: string) => (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section aria-label={t('hotel.view.summary')} className={styles.summary}>
      <div className={styles.stay}>
        <h2 className={styles.summaryTitle}>{t('hotel.view.summary')}</h2>
        <dl className={styles.rows}>
          {row(t('hotel.stay.from'), day(startDate, 'named'))}
          {row(t('hotel.stay.to'), day(endDate, 'named'))}
          {row(
            t('hotel.stay.nights', { count: nights }),
            t('hotel.guests.summary', { rooms, adults, children: childAges.length }),
          )}
        </dl>
      </div>
      <div role="status" className={styles.from}>
        {from === null && t('hotel.view.full')}
        {from && (
          <>
            <Price fen={from.totalFen} from size="large" />
            <span className={styles.fromFor}>{t('hotel.price.stay', { nights, rooms: from.rooms })}</span>
          </>
        )}
        {from === undefined && !failed && <Skeleton width={120} height={44} />}
      </div>
      <Button size="large" className={styles.toRooms} onClick={onRooms}>
        {from === null ? t('hotel.view.otherDays') : t('hotel.view.choose')}
      </Button>
    </section>
  );
}
