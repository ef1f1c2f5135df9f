import { activityType, type FlashItem, type FlashSession, type Grab, timeStatus } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { type HotelOfRate, hotelsOf, itemHref, itemOrderHref } from './activity-hrefs';

/** The session that a page opens with: the one asked for, else the latest that runs, the next, the last. */
export function sessionOf(sessions: readonly FlashSession[], asked: number): FlashSession | undefined {
  return (
    sessions.find(({ startsAtMs }) => startsAtMs === asked) ??
    sessions.findLast((one) => one.timeStatus === timeStatus.ongoing) ??
    sessions.find((one) => one.timeStatus === timeStatus.notStarted) ??
    sessions.at(-1)
  );
}

/** The detail page of an item, with the sale that it is in; empty for a room whose hotel is not known. */
export const flashProductHref = (item: FlashItem, hotels: HotelOfRate): string =>
  itemHref(item, hotels, activityType.flashSale);

/** The order form of a place: activity, quantity and day or stay are fixed. Empty for a room whose hotel is not known. */
export function flashOrderHref(item: FlashItem, place: Grab, hotels: HotelOfRate): string {
  const { activeId, activityProductId } = item;
  const { grabId } = place;
  const activity = { activeId, activeType: activityType.flashSale, activityProductId, grabId };
  return itemOrderHref(item, place, activity, hotels);
}

/** Goes to the order form of a place; where its hotel cannot be had, the place stands and its button can be pressed again. */
export async function openFlashOrder(
  { catalogue, navigation }: Pick<Sdk, 'catalogue' | 'navigation'>,
  item: FlashItem,
  place: Grab,
): Promise<void> {
  const href = flashOrderHref(item, place, await hotelsOf(catalogue, [item]));
  if (href) await navigation.proceed(href);
}

export const paymentHref = (orderId: string): string => hrefs.payment({ id: orderId });
