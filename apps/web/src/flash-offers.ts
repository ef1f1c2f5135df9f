import { type ActivityOfProduct, activityType, type GoodsType } from '@yunyou/contract';
import type { PublicReads } from '@yunyou/sdk';
import type { FlashOffers } from '@yunyou/ui/features/activity';
import { flashSaleHref } from './goods-hrefs';

/** Flash sales of a product, for its page; none where they cannot be had: the product can be shown without. */
export async function flashSalesOf(
  { catalogue }: Pick<PublicReads, 'catalogue'>,
  productType: GoodsType,
  productId: string,
): Promise<readonly ActivityOfProduct[]> {
  try {
    const { activities } = await catalogue.productActivities({ productType, productId });
    return activities.filter(({ activeType }) => activeType === activityType.flashSale);
  } catch {
    return [];
  }
}

/** The same as the page shows them; the one it was opened for stands in its address. */
export const flashOffers = (
  activities: readonly ActivityOfProduct[],
  { activeType, activityProductId }: { activeType: string; activityProductId: string },
  onStale: () => void,
): FlashOffers => ({
  activities,
  asked: activeType === String(activityType.flashSale) ? activityProductId : '',
  hrefOf: ({ id, activityProductId: of }) => flashSaleHref(id, of),
  onStale,
});
