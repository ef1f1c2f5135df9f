import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './StayPrice.module.css';

export interface StayPriceProps {
  /** One room and night, fen: the average where nights differ. */
  nightFen: number;
  /** All rooms for all nights, fen; null without days, where a night's lowest price is said. */
  totalFen: number | null;
  /** How many nights the total is for. */
  nights: number;
  /** How many rooms the total is for. */
  rooms: number;
  /** Whether every night costs the same. */
  same: boolean;
  /** One room and night before an activity, fen. Default none. */
  originalFen?: number;
}

/** What the asked stay costs in all, for how many nights and rooms; beneath it what that is for a room and night. */
export function StayPrice({ nightFen, totalFen, nights, rooms, same, originalFen }: StayPriceProps) {
  const { t, money } = useTexts();
  if (totalFen === null) {
    return (
      <span className={styles.root}>
        <Price fen={nightFen} originalFen={originalFen} from />
        <span className={styles.note}>{t('hotel.price.night')}</span>
      </span>
    );
  }
  const units = nights * rooms;
  return (
    <span className={styles.root}>
      <Price fen={totalFen} originalFen={originalFen && originalFen * units} />
      <span className={styles.note}>{t('hotel.price.stay', { nights, rooms })}</span>
      {units > 1 && (
        <span className={styles.note}>
          {t('hotel.price.each', { price: money(nightFen), rooms, same: String(same) })}
        </span>
      )}
    </span>
  );
}
