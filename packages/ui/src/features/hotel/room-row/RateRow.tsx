import type { HotelRate } from '@yunyou/contract';
import { deadlineText } from '@yunyou/i18n/deadlines';
import { ButtonLink } from '../../../components/button';
import { wantsAnotherWindow } from '../../../components/link';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { StayPrice } from '../stay-price';
import styles from './RoomRow.module.css';
import { unavailableText } from './unavailable-text';

export interface RateRowProps {
  rate: HotelRate;
  /** The room it is for: the button says both. */
  roomName: string;
  /** How many rooms of it are booked. */
  rooms: number;
  /** Address of the order form. */
  href: string;
  /** Called in place of going there: shows the price and the terms first. Default: the address is opened. */
  onOpen?: () => void;
}

/** One way to book a room: breakfast, cancelling in words, when it is paid, what the asked rooms and nights cost. */
export function RateRow({ rate, roomName, rooms, href, onOpen }: RateRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const isStay = rate.totalFen !== null;
  const isFree = rate.payAtDesk || rate.cancelDeadlines[0]?.keep === 'none';
  const reason = rate.unavailable !== null && unavailableText(texts, rate);
  return (
    <li className={styles.rate} data-unavailable={reason ? true : undefined}>
      <div className={styles.words}>
        <p className={styles.rateName}>{rate.name}</p>
        <p className={styles.terms}>
          <span>{t('hotel.rate.breakfast', { count: rate.breakfasts })}</span>
          <span data-good={(isStay ? isFree : rate.refundRule.kind === 'free') || undefined}>
            {isStay ? deadlineText(texts, rate) : t('hotel.rate.rule', { kind: rate.refundRule.kind })}
          </span>
        </p>
        <div className={styles.tags}>
          {rate.payAtDesk && <Tag tone="info">{t('hotel.rate.payAtDesk')}</Tag>}
          {rate.confirmMode === 'merchant' && <Tag>{t('hotel.rate.merchant')}</Tag>}
          {rate.left !== null && !reason && (
            <span className={styles.left}>{t('hotel.rate.left', { count: rate.left })}</span>
          )}
        </div>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.offer}>
        <StayPrice
          nightFen={rate.priceFen}
          totalFen={rate.totalFen && rate.totalFen * rooms}
          nights={rate.nights.length}
          rooms={rooms}
          same={rate.nights.every(({ priceFen }) => priceFen === rate.nights[0]?.priceFen)}
          originalFen={rate.originalPriceFen ?? undefined}
        />
        {!reason && (
          <ButtonLink
            href={href}
            size="small"
            aria-label={t('hotel.rate.bookNamed', { room: roomName, rate: rate.name })}
            onClick={(event) => {
              if (!onOpen || wantsAnotherWindow(event)) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {t('hotel.rate.book')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
