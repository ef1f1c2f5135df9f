import type { CheckoutState, CheckoutStore } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../texts';
import { problemText } from '../booking-form/problem-text';
import { AddOns } from './AddOns';
import { CouponCell } from './CouponCell';

export interface OffersProps {
  /** Its price, what was chosen, and what is wrong with that. */
  state: Pick<CheckoutState, 'quote' | 'draft' | 'problems'>;
  /** Called with another choice. */
  onChange: CheckoutStore['change'];
}

/** What can be had for less beside what is bought, and the coupons that lower its price. */
export function Offers({ state: { quote, draft, problems }, onChange }: OffersProps) {
  const texts = useTexts();
  return (
    <>
      {quote && (
        <AddOns offers={quote.addOns} chosen={draft.addOns} onChoose={(addOns) => onChange({ addOns })} />
      )}
      <CouponCell
        quote={quote}
        choice={draft.coupons}
        onChoice={(coupons) => onChange({ coupons })}
        problem={problemText(texts, problems.coupons)}
      />
    </>
  );
}
