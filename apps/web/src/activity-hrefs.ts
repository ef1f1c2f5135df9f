import {
  type ActivityDetail,
  type ActivityType,
  type FlashItem,
  goodsType,
  type TimeStatus,
  timeStatus,
} from '@yunyou/contract';
import { buildUrl, productDetailUrl, type QueryInput } from '@yunyou/navigation';
import { pages } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { chosenRoomsText } from './chosen-rooms';

/** What an activity sells at a price of its own. */
export type ActivityItem = Pick<
  FlashItem,
  'activeId' | 'activityProductId' | 'productType' | 'productId' | 'productSpec'
>;

type Timed = Pick<ActivityDetail, 'products' | 'startsAtMs' | 'endsAtMs' | 'nowMs'>;

/** What an activity sells, each with the time of the activity, as lists have it. */
export function timedProducts({ products, startsAtMs, endsAtMs, nowMs }: Timed) {
  const status = (): TimeStatus => {
    if (nowMs < startsAtMs) return timeStatus.notStarted;
    return nowMs < endsAtMs ? timeStatus.ongoing : timeStatus.ended;
  };
  return products.map((product) => ({ ...product, startsAtMs, endsAtMs, timeStatus: status() }));
}

/** What is ordered of it. */
export interface Ordered {
  quantity: number;
  day?: string | null;
  stay?: { startDate: string; endDate: string } | null;
}

/** The hotel of each rate that is sold. */
export type HotelOfRate = Readonly<Record<string, string>>;

/** The hotels that rooms lie in; one that cannot be had is left out. */
export async function hotelsOf(
  { hotelRate }: Pick<Sdk['catalogue'], 'hotelRate'>,
  items: readonly ActivityItem[],
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

/** The detail page of an item, with the activity that it is sold in, or without; empty for a room whose hotel is not known. */
export function itemHref(item: ActivityItem, hotels: HotelOfRate, activeType?: ActivityType): string {
  const { activeId, activityProductId, productType, productId, productSpec } = item;
  const isRoom = productType === goodsType.hotel;
  if (isRoom && !hotels[productSpec]) return '';
  return productDetailUrl({
    goodsType: productType,
    id: productId,
    ...(isRoom && { relateId: hotels[productSpec], roomId: productId }),
    ...(activeType !== undefined && {
      activity: {
        ...{ activeId, activeType, productType, productId, productSpec, activityProductId },
        ...(isRoom && { rid: productId, fid: productSpec }),
      },
    }),
  });
}

/** The order form of an item in its activity. Empty for a room whose hotel is not known. */
export function itemOrderHref(
  { productType, productId, productSpec }: ActivityItem,
  { day, stay, quantity }: Ordered,
  activity: QueryInput,
  hotels: HotelOfRate,
): string {
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
    case goodsType.annualCard:
      return buildUrl(pages.goodsPlaceOrder.path, { cardTypeId: productId, quantity, ...activity });
    default:
      return buildUrl(pages.goodsPlaceOrder.path, {
        productId,
        skuDetailId: productSpec,
        quantity,
        ...activity,
      });
  }
}
