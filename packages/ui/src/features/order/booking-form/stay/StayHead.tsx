import type { HotelBasic } from '@yunyou/contract';
import type { Stay } from '@yunyou/sdk';
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
}

/** Which hotel, which nights, for whom; days and party can be changed here. */
export function StayHead({ hotel, stay, rooms, onStayChange, problem, moved = false }: StayHeadProps) {
  const { t } = useTexts();
  // Every room has an adult.
  const chosen = { ...stay, rooms, adults: Math.max(stay.adults, rooms) };
  return (
    <Card>
      <div className={styles.stay}>
        <h2 className={styles.product}>{hotel.name}</h2>
        {moved && <StayMoved />}
        <DateBar
          value={stay}
          onValueChange={(days) => onStayChange({ ...chosen, ...days })}
          nightsOf={{ hotelId: hotel.hotelId }}
          lateNight={hotel.lateNight}
        />
        <p className={styles.hint}>
          {t('order.stay.timesText', { from: hotel.checkInFrom, until: hotel.checkOutUntil })}
        </p>
        <FormProblem>{problem}</FormProblem>
        <GuestPicker value={chosen} onValueChange={(party) => onStayChange({ ...chosen, ...party })} />
      </div>
    </Card>
  );
}
