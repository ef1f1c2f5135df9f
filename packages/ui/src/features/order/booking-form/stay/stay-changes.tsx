import type { StayCheckoutLine } from '@yunyou/sdk/checkout';
import { NightPrices } from '../../../hotel/night-prices';
import styles from '../BookingForm.module.css';
import type { LineChanges } from '../line-changes';
import { ChangedTerms } from './ChangedTerms';

/** Rooms: their nights and terms can change until they are ordered. */
export const stayChanges: LineChanges<StayCheckoutLine> = {
  prices: ({ product: { rate } }, before, now) => (
    <div key={rate.hotelratesId} className={styles.changed}>
      <strong>{rate.hotelRoomName}</strong>
      <NightPrices nights={now.nights} before={before.nights} />
    </div>
  ),
  terms: ({ product: { rate } }, before, now) =>
    now.termsHash !== before.termsHash && (
      <ChangedTerms key={rate.hotelratesId} room={rate.hotelRoomName} before={before} now={now} />
    ),
};
