import type { BoxCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import { CountedProduct } from '../CountedProduct';
import { problemText } from '../problem-text';

export interface BoxBookingProps {
  line: BoxCheckoutLine;
  onQuantity: (quantity: number) => void;
}

/** Which boxes, what each costs, and how many. */
export function BoxBooking({ line, onQuantity }: BoxBookingProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, draft, quoted, problems } = line;
  return (
    <Card>
      <CountedProduct
        {...{ product, quoted, onQuantity }}
        each={t('order.box.each')}
        words={{
          quantity: t('order.box.quantity'),
          left: (count) => t('order.box.left', { count }),
          limit: (count) => t('order.box.limit', { count }),
        }}
        quantity={draft.quantity}
      />
      <FormProblem>{problemText(texts, problems.quantity)}</FormProblem>
    </Card>
  );
}
