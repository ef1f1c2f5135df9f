import type { QuotedAddOn } from '@yunyou/contract';
import type { AddOnChoice } from '@yunyou/sdk/checkout';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { useTexts } from '../../../texts';
import styles from './Offers.module.css';

export interface AddOnsProps {
  offers: readonly QuotedAddOn[];
  chosen: readonly AddOnChoice[];
  onChoose: (chosen: readonly AddOnChoice[]) => void;
}

/** Things that cost less beside what is bought; shut until enough is bought. */
export function AddOns({ offers, chosen, onChoose }: AddOnsProps) {
  const { t, money } = useTexts();
  const shown = offers.filter((one) => one.offers.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card title={t('order.goods.addOns')}>
      {shown.map((addOn) => {
        const own = chosen.filter(({ activeId }) => activeId === addOn.activeId);
        return (
          <div key={addOn.activeId} className={styles.offers}>
            <div className={styles.fact}>
              <strong>{addOn.name}</strong>
              <span className={styles.quiet}>
                {addOn.reached
                  ? t('order.goods.addOnMax', { count: addOn.maxPieces })
                  : t('order.goods.addOnShort', { amount: money(addOn.shortFen) })}
              </span>
            </div>
            {addOn.offers.map((thing) => {
              const isChosen = own.some(({ skuDetailId }) => skuDetailId === thing.skuDetailId);
              const others = chosen.filter(({ skuDetailId }) => skuDetailId !== thing.skuDetailId);
              const { activeId } = addOn;
              const { productId, skuDetailId } = thing;
              return (
                <Checkbox
                  key={thing.skuDetailId}
                  checked={isChosen}
                  disabled={!isChosen && (!addOn.reached || own.length >= addOn.maxPieces)}
                  onCheckedChange={() =>
                    onChoose(isChosen ? others : [...others, { activeId, productId, skuDetailId, amount: 1 }])
                  }
                >
                  {t('order.goods.addOn', { amount: money(thing.addOnFen), name: thing.name })}
                </Checkbox>
              );
            })}
          </div>
        );
      })}
    </Card>
  );
}
