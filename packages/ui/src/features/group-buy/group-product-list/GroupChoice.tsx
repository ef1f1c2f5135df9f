import type { GroupProduct } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { ActivityChoice } from '../../activity/activity-product';
import { GroupProductCard } from '../group-card';

export interface GroupChoiceProps {
  /** What an activity sells to groups. */
  products: readonly GroupProduct[];
  /** The page on which a group for one of them is opened. */
  hrefOf: (product: GroupProduct) => string;
}

/** What an activity sells to groups, where its address names none of it. */
export function GroupChoice({ products, hrefOf }: GroupChoiceProps) {
  const { t } = useTexts();
  const texts = { title: t('groupBuy.choose'), lead: t('groupBuy.chooseHint'), items: t('groupBuy.items') };
  return (
    <ActivityChoice isEmpty={products.length === 0} texts={texts}>
      {products.map((product) => (
        <GroupProductCard key={product.activityProductId} product={product} href={hrefOf(product)} eager />
      ))}
    </ActivityChoice>
  );
}
