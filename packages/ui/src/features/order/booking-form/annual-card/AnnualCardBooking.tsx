import type { CardCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { CountedProduct } from '../CountedProduct';
import { problemText } from '../problem-text';

export interface AnnualCardBookingProps {
  /** The cards that are to be bought. */
  line: CardCheckoutLine;
  /** Called with another number of them. */
  onQuantity: (quantity: number) => void;
}

/** Which card, what each costs, how many, and until when they are to be activated; a renewal has its period instead. */
export function AnnualCardBooking({ line, onQuantity }: AnnualCardBookingProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, draft, quoted, problems, renewCardId } = line;
  return (
    <Card>
      <CountedProduct
        {...{ product, quoted, onQuantity }}
        each={t('order.annualCard.each')}
        words={{
          quantity: t('order.annualCard.quantity'),
          left: (count) => t('order.annualCard.left', { count }),
          limit: (count) => t('order.annualCard.limit', { count }),
        }}
        quantity={draft.quantity}
        fixed={renewCardId && <p className={styles.ticket}>{t('order.annualCard.renews')}</p>}
      />
      <When quoted={quoted} />
      <FormProblem>{problemText(texts, problems.quantity ?? problems.card)}</FormProblem>
    </Card>
  );
}

/** By when it is activated, and the days of a period that is known. */
function When({ quoted }: Pick<CardCheckoutLine, 'quoted'>) {
  const { t, day } = useTexts();
  if (!quoted) return null;
  const { activateBy, firstDay, lastDay } = quoted;
  return (
    <>
      {firstDay !== null && lastDay !== null && (
        <p className={styles.ticket}>
          {t('order.annualCard.period', { from: day(firstDay, 'long'), to: day(lastDay, 'long') })}
        </p>
      )}
      {activateBy !== null && (
        <p className={styles.ticket}>
          {t('order.annualCard.activateByQuoted', { day: day(activateBy, 'long') })}
        </p>
      )}
    </>
  );
}
