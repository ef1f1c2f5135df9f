import { boxRefundDays } from '@yunyou/contract';
import type { BoxCheckoutLine, BoxLineChange } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import type { BookingPart, LineActions } from '../booking-part';
import { BoxBooking } from './BoxBooking';

/** Blind boxes: how many of which set. */
export const boxBookingPart = (
  line: BoxCheckoutLine,
  { onChange }: LineActions<BoxLineChange>,
): BookingPart => ({
  choice: <BoxBooking line={line} onQuantity={(quantity) => onChange({ kind: 'box', quantity })} />,
  rules: <BoxRules />,
});

function BoxRules() {
  const { t } = useTexts();
  return <p className={styles.rules}>{t('order.box.rule', { days: boxRefundDays })}</p>;
}
