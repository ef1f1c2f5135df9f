import type { HotelRate } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './RoomRow.module.css';

export interface RateRowProps {
  rate: HotelRate;
  /** The room it is for: the button says both. */
  roomName: string;
  /** Address of the order form. */
  href: string;
}

/** One way to book a room: breakfast, cancelling, when it is paid, how much a night. */
export function RateRow({ rate, roomName, href }: RateRowProps) {
  const { t } = useTexts();
  const { kind } = rate.refundRule;
  return (
    <li className={styles.rate}>
      <div className={styles.words}>
        <p className={styles.rateName}>{rate.name}</p>
        <div className={styles.tags}>
          <Tag tone={rate.breakfasts > 0 ? 'primary' : 'neutral'}>
            {t('hotel.rate.breakfast', { count: rate.breakfasts })}
          </Tag>
          <Tag tone={kind === 'none' ? 'warning' : 'success'}>{t('hotel.rate.refund', { kind })}</Tag>
          {rate.payAtDesk && <Tag tone="info">{t('hotel.rate.payAtDesk')}</Tag>}
        </div>
      </div>
      <div className={styles.offer}>
        {rate.left !== null && (
          <span className={styles.left}>{t('hotel.rate.left', { count: rate.left })}</span>
        )}
        <Price fen={rate.priceFen} originalFen={rate.originalPriceFen ?? undefined} />
        <ButtonLink
          href={href}
          size="small"
          aria-label={t('hotel.rate.bookNamed', { room: roomName, rate: rate.name })}
        >
          {t('hotel.rate.book')}
        </ButtonLink>
      </div>
    </li>
  );
}
