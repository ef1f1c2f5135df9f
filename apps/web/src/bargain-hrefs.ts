import { activityType, type BargainProduct } from '@yunyou/contract';
import { activityDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';
import { type ActivityItem, itemOrderHref, timedProducts } from './activity-hrefs';

/** The page on which a bargain for something is started. */
export const bargainGoodsHref = ({
  activeId,
  activityProductId,
}: Pick<BargainProduct, 'activeId' | 'activityProductId'>): string =>
  activityDetailUrl(activityType.bargain, activeId, { activityProductId });

/** The page of a bargain, for whoever started it and for friends. */
export const bargainHref = (bargainId: string): string => hrefs.bargainGoodsDetail({ bargainId });

/** What can be bargained for in an activity, as it stands in its detail. */
export const bargainProductsOf = (activity: Parameters<typeof timedProducts>[0]): BargainProduct[] =>
  timedProducts(activity).filter(({ bargain }) => bargain !== null);

/** The order form of one piece at the price that a bargain has reached. */
export function bargainOrderHref(product: ActivityItem, bargainId: string): string {
  const { activeId, activityProductId } = product;
  const activity = { activeId, activeType: activityType.bargain, activityProductId, bargainId };
  // What is bargained for has no rooms, so no hotel need be known.
  return itemOrderHref(product, { quantity: 1 }, activity, {});
}
