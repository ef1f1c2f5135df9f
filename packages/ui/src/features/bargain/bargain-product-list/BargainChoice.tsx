import type { BargainProduct } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { ActivityChoice } from '../../activity/activity-product';
import { BargainProductCard } from '../bargain-card';

export interface BargainChoiceProps {
  /** What can be bargained for in an activity. */
  products: readonly BargainProduct[];
  /** The page on which a bargain for one of them is started. */
  hrefOf: (product: BargainProduct) => string;
}

/** What can be bargained for in an activity, where its address names none of it. */
export function BargainChoice({ products, hrefOf }: BargainChoiceProps) {
  const { t } = useTexts();
  const texts = {
    title: t('bargain.list.choose'),
    lead: t('bargain.list.chooseHint'),
    items: t('bargain.list.items'),
  };
  return (
    <ActivityChoice isEmpty={products.length === 0} texts={texts}>
      {products.map((product) => (
        <BargainProductCard key={product.activityProductId} product={product} href={hrefOf(product)} eager />
      ))}
    </ActivityChoice>
  );
}
