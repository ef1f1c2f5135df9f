import type { GroupProduct } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { ActivityProductTop, Availability, Quiet } from '../../activity/activity-product';

export interface ProductHeadProps {
  product: GroupProduct;
  /** The activity begins: the server is asked. */
  onStart: () => void;
  /** What is chosen of it. */
  children: ReactNode;
}

/** What a group buys: its picture, what it costs in a group and before, and whether it can be had. */
export function ProductHead({ product, onStart, children }: ProductHeadProps) {
  const { t, number } = useTexts();
  const { group } = product;
  return (
    <ActivityProductTop
      product={product}
      prices={<Price fen={product.activityPriceFen} size="display" />}
      facts={
        group && (
          <>
            <Tag tone="primary">{t('groupBuy.needed', { count: group.needed })}</Tag>
            {group.soldQuantity > 0 && (
              <Quiet>{t('groupBuy.sold', { count: number(group.soldQuantity) })}</Quiet>
            )}
          </>
        )
      }
    >
      <Availability product={product} waitingText={t('groupBuy.waiting')} onStart={onStart} />
      {children}
    </ActivityProductTop>
  );
}
