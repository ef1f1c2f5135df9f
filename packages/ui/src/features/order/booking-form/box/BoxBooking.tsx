import type { BoxCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { NumberBox } from '../../../../components/number-box';
import { PictureRow } from '../../../../components/picture-row';
import { Price } from '../../../../components/price';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
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
  const most = Math.max(1, Math.min(product.perOrder, quoted?.max ?? product.perOrder));
  return (
    <Card>
      <PictureRow picture={quoted?.picture ?? product.picture}>
        <h2 className={styles.product}>{quoted?.title ?? product.title}</h2>
        <p className={styles.ticket}>
          {t('order.box.each')} <Price fen={quoted?.unitPriceFen ?? product.priceFen} tone="text" />
        </p>
      </PictureRow>
      <div className={styles.row}>
        <div>
          <div className={styles.label}>{t('order.box.quantity')}</div>
          <div className={styles.hint}>
            {most < product.perOrder
              ? t('order.box.left', { count: most })
              : t('order.box.limit', { count: product.perOrder })}
          </div>
        </div>
        <NumberBox
          label={t('order.box.quantity')}
          value={draft.quantity}
          onValueChange={onQuantity}
          min={1}
          max={most}
        />
      </div>
      <FormProblem>{problemText(texts, problems.quantity)}</FormProblem>
    </Card>
  );
}
