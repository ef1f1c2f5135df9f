import type { CardCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { NumberBox } from '../../../../components/number-box';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
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
  const most = Math.max(1, Math.min(product.perOrder, quoted?.max ?? product.perOrder));
  return (
    <Card>
      <PictureRow picture={quoted?.picture ?? product.picture}>
        <h2 className={styles.product}>{quoted?.title ?? product.title}</h2>
        <p className={styles.ticket}>
          {t('order.annualCard.each')} <Price fen={quoted?.unitPriceFen ?? product.priceFen} tone="text" />
        </p>
      </PictureRow>
      {renewCardId ? (
        <p className={styles.ticket}>{t('order.annualCard.renews')}</p>
      ) : (
        <div className={styles.row}>
          <div>
            <div className={styles.label}>{t('order.annualCard.quantity')}</div>
            <div className={styles.hint}>
              {most < product.perOrder
                ? t('order.annualCard.left', { count: most })
                : t('order.annualCard.limit', { count: product.perOrder })}
            </div>
          </div>
          <NumberBox
            label={t('order.annualCard.quantity')}
            value={draft.quantity}
            onValueChange={onQuantity}
            min={1}
            max={most}
          />
        </div>
      )}
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
