import { type ActivityDetail, activityType, goodsType } from '@yunyou/contract';
import { addDays } from '@yunyou/sdk';
import { chosenRoomsText } from '@yunyou/sdk/checkout';
import type { Shop } from './shop';

/** Something that is sold to groups. */
export type Offer = ActivityDetail['products'][number];

/** What is chosen of it. */
export interface OfferChoice {
  /** A day or night; empty where it has none. */
  day: string;
  quantity: number;
  /** The group that is joined; empty to open one. */
  groupId: string;
}

/** Opens the booking page of an offer, which orders in its activity. */
export async function openOfferBooking(
  { sdk, open }: Shop,
  { activeId, activityProductId, productType, productId, productSpec }: Offer,
  { day, quantity, groupId }: OfferChoice,
): Promise<void> {
  const activity = {
    ...{ activeId, activityProductId, activeType: activityType.groupBuy },
    ...(groupId !== '' && { groupId }),
  };
  if (productType === goodsType.ticket) open('book', { productId, day, quantity, ...activity });
  else if (productType === goodsType.hotel) {
    const { hotelId } = await sdk.catalogue.hotelRate(productSpec);
    const lines = chosenRoomsText([{ rateId: productSpec, rooms: quantity }]);
    open('stay', { hotelId, lines, startDate: day, endDate: addDays(day, 1), ...activity });
  } else open('buy', { productId, skuDetailId: productSpec, quantity, ...activity });
}
