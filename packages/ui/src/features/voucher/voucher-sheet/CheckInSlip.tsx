import type { VoucherSheet } from '@yunyou/contract';
import { nightsBetween } from '@yunyou/sdk';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { MapPinIcon, PhoneIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './CheckInSlip.module.css';

export interface CheckInSlipProps {
  stay: NonNullable<VoucherSheet['stay']>;
}

/** What a guest shows at the desk: the hotel, which nights, how many people, where it is and how it is called. */
export function CheckInSlip({ stay }: CheckInSlipProps) {
  const { t, day, locale } = useTexts();
  const { startDate, endDate, checkInFrom, checkOutUntil, adults, children, phone } = stay;
  const end = (label: string, of: string, text: string) => (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.end}>
        <strong>{day(of, 'named')}</strong>
        <span className={styles.label}>{text}</span>
      </dd>
    </div>
  );
  return (
    <div className={styles.root}>
      <Card title={stay.hotelName[locale]}>
        <dl className={styles.days}>
          {end(t('voucher.stay.from'), startDate, t('voucher.stay.after', { time: checkInFrom }))}
          {end(t('voucher.stay.to'), endDate, t('voucher.stay.before', { time: checkOutUntil }))}
        </dl>
        <p className={styles.party}>
          {t('voucher.stay.nights', { count: nightsBetween(startDate, endDate) })} ·{' '}
          {t('voucher.stay.guests', { rooms: stay.rooms.length, adults, children })}
        </p>
      </Card>
      <CellGroup>
        <Cell icon={<MapPinIcon size={20} />} title={stay.address[locale]} />
        {phone && (
          <Cell
            icon={<PhoneIcon size={20} />}
            title={t('voucher.stay.call')}
            description={phone}
            href={`tel:${phone}`}
          />
        )}
      </CellGroup>
    </div>
  );
}
