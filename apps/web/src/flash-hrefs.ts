import {
  activityType,
  type FlashItem,
  type FlashSession,
  type Grab,
  goodsType,
  timeStatus,
} from '@yunyou/contract';
import { buildUrl, productDetailUrl } from '@yunyou/navigation';
import { hrefs, pages } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { chosenRoomsText } from './chosen-rooms';

/** The hotel of each rate that is sold. */
export type HotelOfRate = Readonly<Record<string, string>>;

/** The session that a page opens with: the one asked for, else the latest that runs, the next, the last. */
export function sessionOf(sessions: readonly FlashSession[], asked: number): FlashSession | undefined {
  return (
    sessions.find(({ startsAtMs }) => startsAtMs === asked) ??
    sessions.findLast((one) => one.timeStatus === timeStatus.ongoing) ??
    sessions.find((one) => one.timeStatus === timeStatus.notStarted) ??
    sessions.at(-1)
  );
}

/** The hotels that rooms lie in; one that cannot be had is left out. */
export async function hotelsOf(
  { hotelRate }: Pick<Sdk['catalogue'], 'hotelRate'>,
  items: readonly FlashItem[],
): Promise<HotelOfRate> {
  const rateIds = items.flatMap((item) => (item.productType === goodsType.hotel ? [item.productSpec] : []));
  const found = await Promise.all(
    rateIds.map(async (rateId) => {
      const rate = await hotelRate(rateId).catch(() => undefined);
      return rate ? [[rateId, rate.hotelId] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** The detail page of an item, with the activity that it is sold in; empty for a room whose hotel is not known. */
export function flashProductHref(item: FlashItem, hotels: HotelOfRate): string {
  const { activeId, activityProductId, productType, productId, productSpec } = item;
  const isRoom = productType === goodsType.hotel;
  if (isRoom && !hotels[productSpec]) return '';
  return productDetailUrl({
    goodsType: productType,
    id: productId,
    ...(isRoom && { relateId: hotels[productSpec], roomId: productId }),
    activity: {
      ...{
        activeId,
        activeType: activityType.flashSale,
        productType,
        productId,
        productSpec,
        activityProductId,
      },
      ...(isRoom && { rid: productId, fid: productSpec }),
    },
  });
}

/** The order form of a place: activity, quantity and day or stay are fixed. Empty for a room whose hotel is not known. */
export function flashOrderHref(item: FlashItem, place: Grab, hotels: HotelOfRate): string {
  const { activeId, activityProductId, productType, productId, productSpec } = item;
  const { grabId, day, stay, quantity } = place;
  const activity = { activeId, activeType: activityType.flashSale, activityProductId, grabId };
  switch (productType) {
    case goodsType.ticket:
      return buildUrl(pages.scenicSpotPlaceOrder.path, { productId, day: day ?? '', quantity, ...activity });
    case goodsType.hotel: {
      const hotelId = hotels[productSpec];
      const lines = chosenRoomsText([{ rateId: productSpec, rooms: quantity }]);
      return hotelId ? buildUrl(pages.hotelPlaceOrder.path, { hotelId, lines, ...stay, ...activity }) : '';
    }
    case goodsType.service:
      return buildUrl(pages.servicePlaceOrder.path, {
        ...{ productId, skuDetailId: productSpec, quantity },
        ...(day && { startDay: day }),
        ...activity,
      });
    default:
      return buildUrl(pages.goodsPlaceOrder.path, {
        productId,
        skuDetailId: productSpec,
        quantity,
        ...activity,
      });
  }
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
