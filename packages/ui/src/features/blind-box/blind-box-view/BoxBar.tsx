import type { BlindBoxDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { NumberBox } from '../../../components/number-box';
import { Price } from '../../../components/price';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityBar } from '../../activity/activity-product';
import styles from './BlindBoxView.module.css';
import type { Buying } from './use-buying';

export interface BoxBarProps {
  /** What is sold. */
  set: Pick<BlindBoxDetail, 'saleState' | 'perOrder' | 'left' | 'priceFen'>;
  /** Boxes that the member can buy today; undefined before it is known, and for a visitor. */
  canBuy: number | undefined;
  /** The way to the order form. */
  buying: Buying;
  /** Called where the age is to be stated first. */
  onAskAge: () => void;
}

/** How many boxes, what they come to, and the button that leads to their order. */
export function BoxBar({ set, canBuy, buying, onAskAge }: BoxBarProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [wanted, setWanted] = useState(1);
  const { saleState, perOrder, left, priceFen } = set;
  const most = Math.max(1, Math.min(perOrder, left, canBuy ?? perOrder));
  const quantity = Math.min(wanted, most);
  const isSold = saleState === 'onSale';
  return (
    <ActivityBar problem={isSold && canBuy === 0 ? t('blindBox.limitToday') : buying.problem}>
      <div className={styles.sum}>
        <NumberBox
          label={t('blindBox.quantity')}
          value={quantity}
          max={most}
          disabled={!isSold || canBuy === 0}
          onValueChange={setWanted}
        />
        <Price fen={priceFen * quantity} />
      </div>
      <Button
        size="large"
        loading={buying.busy}
        disabled={!isOnline || !isSold || canBuy === 0}
        onClick={() => void buying.buy(quantity, onAskAge)}
      >
        {t('blindBox.buy')}
      </Button>
    </ActivityBar>
  );
}
