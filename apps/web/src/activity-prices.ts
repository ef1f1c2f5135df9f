import { type ActivityOfProduct, type ActivityType, activityType, type GoodsType } from '@yunyou/contract';
import { activityDetailUrl } from '@yunyou/navigation';
import type { PublicReads } from '@yunyou/sdk';
import type { ActivityPrices } from '@yunyou/ui/features/activity';

/** Activities that have a page with their price of a product. */
const shownTypes: readonly ActivityType[] = [
  activityType.flashSale,
  activityType.groupBuy,
  activityType.bargain,
];

/** Flash sales, groups and bargains of a product, for its page; none where they cannot be had: the product can be shown without. */
export async function activitiesOf(
  { catalogue }: Pick<PublicReads, 'catalogue'>,
  productType: GoodsType,
  productId: string,
): Promise<readonly ActivityOfProduct[]> {
  try {
    const { activities } = await catalogue.productActivities({ productType, productId });
    return activities.filter(({ activeType }) => shownTypes.includes(activeType));
  } catch {
    return [];
  }
}

/** The same as the page shows them; the one it was opened for stands in its address. */
export const activityPrices = (
  activities: readonly ActivityOfProduct[],
  { activeType, activityProductId }: { activeType: string; activityProductId: string },
  onStale: () => void,
): ActivityPrices => ({
  activities,
  asked: shownTypes.some((type) => activeType === String(type)) ? activityProductId : '',
  hrefOf: ({ id, activeType: type, activityProductId: of }) =>
    activityDetailUrl(type, id, { activityProductId: of }),
  onStale,
});
