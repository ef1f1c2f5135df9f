import type { CardCheckoutLine, CardLineChange } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { Checkbox } from '../../../../components/checkbox';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import type { BookingPart, LineActions } from '../booking-part';
import { problemText } from '../problem-text';
import { AnnualCardBooking } from './AnnualCardBooking';

/** Annual cards: how many of which type, and the terms with an empty box. */
export const annualCardBookingPart = (
  line: CardCheckoutLine,
  { onChange }: LineActions<CardLineChange>,
): BookingPart => ({
  choice: (
    <AnnualCardBooking line={line} onQuantity={(quantity) => onChange({ kind: 'annualCard', quantity })} />
  ),
  rules: <CardTerms line={line} onAgree={(agreed) => onChange({ kind: 'annualCard', agreed })} />,
});

interface CardTermsProps {
  line: CardCheckoutLine;
  onAgree: (agreed: boolean) => void;
}

function CardTerms({ line: { draft, problems, product, renewCardId }, onAgree }: CardTermsProps) {
  const texts = useTexts();
  return (
    <Card>
      <Checkbox checked={draft.agreed} onCheckedChange={onAgree}>
        {renewCardId
          ? texts.t('order.annualCard.agreeRenewal')
          : texts.t('order.annualCard.agree', { after: product.afterActivation })}
      </Checkbox>
      <FormProblem>{problemText(texts, problems.agreed)}</FormProblem>
    </Card>
  );
}
