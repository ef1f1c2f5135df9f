import type { HotelBasic } from '@yunyou/contract';
import { nightsBetween, type Stay } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/card';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { DateBar } from '../../../hotel/date-bar';
import { GuestPicker } from '../../../hotel/guest-picker';
import { StayMoved } from '../../../hotel/stay-tips';
import styles from '../BookingForm.module.css';

export interface StayHeadProps {
  hotel: HotelBasic;
  stay: Stay;
  /** Rooms as they are chosen now. */
  rooms: number;
  /** Called with other days or another party. */
  onStayChange: (stay: Stay) => void;
  /** What is wrong with the days. Default nothing. */
  problem?: ReactNode;
  /** The days that were asked for were over, and moved. Default false. */
  moved?: boolean;
  /** Nights and rooms are those of a place that was granted. Default false. */
  fixed?: boolean;
}

/** Which hotel, which nights, for whom; days and party can be changed here. */
export function StayHead({
  hotel,
  stay,
  rooms,
  onStayChange,
  problem,
  moved = false,
  fixed = false,
}: StayHeadProps) {
  const { t, day } = useTexts();
  // Every room has an adult.
  const chosen = { ...stay, rooms, adults: Math.max(stay.adults, rooms) };
  return (
    <Card>
      <div className={styles.stay}>
        <h2 className={styles.product}>{hotel.name}</h2>
        {moved && <StayMoved />}
        {fixed ? (
          <p className={styles.ticket}>
            {day(stay.startDate, 'named')} – {day(stay.endDate, 'named')} ·{' '}
            {t('hotel.stay.nights', { count: nightsBetween(stay.startDate, stay.endDate) })}
          </p>
        ) : (
          <DateBar
            value={stay}
            onValueChange={(days) => onStayChange({ ...chosen, ...days })}
            nightsOf={{ hotelId: hotel.hotelId }}
            lateNight={hotel.lateNight}
          />
        )}
        <p className={styles.hint}>
          {t('order.stay.timesText', { from: hotel.checkInFrom, until: hotel.checkOutUntil })}
        </p>
        <FormProblem>{problem}</FormProblem>
        <GuestPicker
          value={chosen}
          roomsFixed={fixed}
          onValueChange={(party) => onStayChange({ ...chosen, ...party })}
        />
      </div>
    </Card>
  );
}
