import {
  confirmWithinMinutes,
  goodsType,
  type HotelBasic,
  type HotelRate,
  type HotelRoom,
} from '@yunyou/contract';
import { deadlineTexts, deadlineTime } from '@yunyou/i18n/deadlines';
import type { Stay } from '@yunyou/sdk';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { Row } from '../../../components/row';
import { seenFor, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { NightPrices } from '../night-prices';
import styles from './RateSheet.module.css';
import { roomsToBook } from './rooms-to-book';

export interface RateSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  hotel: Pick<HotelBasic, 'checkInFrom' | 'checkOutUntil'>;
  room: HotelRoom;
  rate: HotelRate;
  stay: Stay;
  /** Address of the order form. */
  href: string;
}

export const areas = ['components', 'kit', 'hotel', 'refund'] as const;

/** Everything that is agreed to with a rate: each night's price, breakfast, until when it can be cancelled, payment. */
export default function RateSheet({ open, onOpenChange, hotel, room, rate, stay, href }: RateSheetProps) {
  const { tracking } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  useEffect(() => {
    if (!open) return;
    return seenFor(() => tracking.productView(room.roomId, goodsType.hotel));
  }, [open, tracking, room.roomId]);
  const rooms = roomsToBook(room, rate, stay.rooms);
  const fact = (title: string, content: ReactNode) => (
    <div className={styles.fact}>
      <dt className={styles.term}>{title}</dt>
      <dd className={styles.detail}>{content}</dd>
    </div>
  );
  const cancel = rate.payAtDesk ? [t('refund.deadline.desk')] : deadlineTexts(texts, rate);
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('hotel.rate.sheet')}
      footer={
        <Row justify="between" gap={4}>
          {rate.totalFen !== null && (
            <span className={styles.sum}>
              <Price fen={rate.totalFen * rooms} size="large" />
              <span className={styles.sumOf}>
                {rate.payAtDesk && `${t('hotel.rate.deskTotal')} · `}
                {t('hotel.rate.total', { nights: rate.nights.length, rooms })}
              </span>
            </span>
          )}
          <ButtonLink href={href} size="large">
            {t('hotel.rate.book')}
          </ButtonLink>
        </Row>
      }
    >
      <h3 className={styles.name}>{room.hotelRoomName}</h3>
      <p className={styles.rate}>{rate.name}</p>
      <dl className={styles.facts}>
        {rate.nights.length > 0 && fact(t('hotel.rate.nights'), <NightPrices nights={rate.nights} />)}
        {fact(t('hotel.rate.meal'), t('hotel.rate.breakfastLong', { count: rate.breakfasts }))}
        {fact(
          t('hotel.rate.cancel'),
          cancel.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          )),
        )}
        {fact(t('hotel.rate.confirm'), confirmText(texts, rate))}
        {fact(
          t('hotel.rate.pay'),
          rate.holdUntilMs === null
            ? t(rate.payAtDesk ? 'hotel.rate.payAtDesk' : 'hotel.rate.payNow')
            : `${t('hotel.rate.payAtDesk')} · ${t('hotel.rate.hold', { time: deadlineTime(texts, rate.holdUntilMs) })}`,
        )}
        {fact(
          t('hotel.rate.times'),
          t('hotel.rate.timesText', { from: hotel.checkInFrom, until: hotel.checkOutUntil }),
        )}
      </dl>
    </Popup>
  );
}

function confirmText({ t }: ReturnType<typeof useTexts>, rate: HotelRate): string {
  if (rate.confirmMode === 'instant') return t('hotel.rate.instantLong');
  return t(rate.payAtDesk ? 'hotel.rate.merchantDesk' : 'hotel.rate.merchantLong', {
    minutes: confirmWithinMinutes,
  });
}
