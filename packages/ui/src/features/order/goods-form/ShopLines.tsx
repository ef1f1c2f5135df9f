import type { QuotedOrder } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../texts';
import { nextStepText } from '../offers';
import styles from './GoodsForm.module.css';

export interface ShopLinesProps {
  order: QuotedOrder;
  /** Its lines. */
  children: ReactNode;
  /** Pieces in it. */
  pieces: number;
  remark: string;
  onRemark: (text: string) => void;
  /** Where something for its next step is found; null where that is nowhere. */
  moreHref: string | null;
}

/** What is bought of one shop: lines, freight, what a little more would save, a note. */
export function ShopLines({ order, children, pieces, remark, onRemark, moreHref }: ShopLinesProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const { freight, nextStep } = order;
  return (
    <Card title={order.shopName || t('order.goods.shop')}>
      <ul className={styles.list}>{children}</ul>
      <div className={styles.foot}>
        {freight.state !== 'none' && (
          <div className={styles.fact}>
            <span>{t('order.goods.freight')}</span>
            <span>
              {freight.state === 'charged'
                ? money(freight.paidFen)
                : t('order.goods.freightState', { state: freight.state })}
            </span>
          </div>
        )}
        {nextStep && (
          <div className={styles.fact}>
            <span className={styles.quiet}>{nextStepText(texts, nextStep)}</span>
            {moreHref && (
              <ButtonLink href={moreHref} variant="text" size="small">
                {t('order.goods.nextGo')}
              </ButtonLink>
            )}
          </div>
        )}
        <TextField label={t('order.goods.remark')} value={remark} onValueChange={onRemark} maxLength={140} />
        <div className={styles.fact}>
          <span className={styles.quiet}>{t('order.goods.subtotal', { count: pieces })}</span>
          <strong>{money(order.totalFen)}</strong>
        </div>
      </div>
    </Card>
  );
}
