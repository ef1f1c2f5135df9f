import type { HotelSummary } from '@yunyou/contract';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './HotelCard.module.css';

export interface HotelPriceProps {
  /** The hotel's prices for the asked nights. */
  hotel: Pick<HotelSummary, 'fromPriceFen' | 'stayTotalFen' | 'nightsPriced' | 'sameEachNight'>;
}

/** What a night costs, and beneath it all the asked nights; without days the lowest price. */
export function HotelPrice({ hotel }: HotelPriceProps) {
  const { t, money } = useTexts();
  const { fromPriceFen, stayTotalFen, nightsPriced, sameEachNight } = hotel;
  if (fromPriceFen === null) return null;
  if (stayTotalFen === null) return <Price fen={fromPriceFen} from />;
  return (
    <span className={styles.price}>
      <span className={styles.night}>
        {!sameEachNight && <span className={styles.average}>{t('hotel.card.average')}</span>}
        <Price fen={fromPriceFen} />
      </span>
      {nightsPriced > 1 && (
        <span className={styles.total}>
          {t('hotel.card.total', { nights: nightsPriced, total: money(stayTotalFen) })}
        </span>
      )}
    </span>
  );
}
