import { activityType, type GroupProduct } from '@yunyou/contract';
import { activityDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import type { GroupWanted } from '@yunyou/ui/features/group-buy';
import { type HotelOfRate, hotelsOf, itemOrderHref, timedProducts } from './activity-hrefs';

type Named = Pick<GroupProduct, 'activeId' | 'activityProductId'>;

/** The page on which a group for a product is opened or, with a group, joined. */
export const groupBuyHref = ({ activeId, activityProductId }: Named, groupId?: string): string =>
  activityDetailUrl(activityType.groupBuy, activeId, { activityProductId, ...(groupId && { groupId }) });

/** The page of a group for whoever is in it. */
export const groupHref = (groupId: string): string => hrefs.activityGroupDetail({ groupId });

/** What an activity sells to groups, as it stands in its detail. */
export const groupProductsOf = (activity: Parameters<typeof timedProducts>[0]): GroupProduct[] =>
  timedProducts(activity).filter(({ group }) => group !== null);

/** The order form of what is bought in a group: one that is joined, or else one that is opened. */
export function groupOrderHref(
  product: GroupProduct,
  wanted: GroupWanted,
  groupId: string | undefined,
  hotels: HotelOfRate,
): string {
  const { activeId, activityProductId } = product;
  const activity = {
    ...{ activeId, activeType: activityType.groupBuy, activityProductId },
    ...(groupId && { groupId }),
  };
  return itemOrderHref(product, wanted, activity, hotels);
}

/** Goes there; where the hotel of a room cannot be had, the page stays and its button can be pressed again. */
export async function openGroupOrder(
  { catalogue, navigation }: Pick<Sdk, 'catalogue' | 'navigation'>,
  product: GroupProduct,
  wanted: GroupWanted,
  groupId: string | undefined,
): Promise<void> {
  const href = groupOrderHref(product, wanted, groupId, await hotelsOf(catalogue, [product]));
  if (href) await navigation.proceed(href);
}
