import type { CardActivityCheckoutLine, CardActivityLineChange } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../../texts';
import { refundRuleText } from '../../../refund/refund-rule';
import styles from '../BookingForm.module.css';
import type { BookingPart, LineActions } from '../booking-part';
import { CardActivityBooking } from './CardActivityBooking';

/** Card activities: which session, for which persons of the card, and the refund rule. */
export const cardActivityBookingPart = (
  line: CardActivityCheckoutLine,
  { onChange }: LineActions<CardActivityLineChange>,
): BookingPart => ({
  choice: (
    <CardActivityBooking line={line} onChange={(choice) => onChange({ kind: 'cardActivity', ...choice })} />
  ),
  rules: <Rules quoted={line.quoted} />,
});

/** The rule comes with the price. */
function Rules({ quoted }: Pick<CardActivityCheckoutLine, 'quoted'>) {
  const texts = useTexts();
  if (!quoted) return null;
  return (
    <p className={styles.rules}>
      {texts.t('order.book.rules', { rule: refundRuleText(texts, quoted.refundRule) })}
    </p>
  );
}
