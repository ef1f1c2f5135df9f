import { type ActivityType, type GoodsType, goodsType } from '@yunyou/contract';
import { paths } from './paths';
import { buildUrl, type QueryInput } from './query';

/** The activity that a product is sold in. */
export interface ProductActivity {
  activeId: string;
  activeType: ActivityType;
  productType: GoodsType;
  productId: string;
  productSpec: string;
  activityProductId?: string;
  /** Room and rate plan; hotels only. */
  rid?: string;
  fid?: string;
}

export interface ProductLink {
  goodsType: GoodsType;
  id: string;
  /** Hotels only: the hotel that a room belongs to; the page is the hotel's then. */
  relateId?: string;
  roomId?: string;
  activity?: ProductActivity;
}

const productPages: Readonly<Record<GoodsType, string>> = {
  0: paths.goodsDetail,
  1: paths.hotelDetail,
  2: paths.ticketDetail,
  3: paths.serviceDetail,
  6: paths.cardDetail,
};

/** Whether a canonical path is the detail page of a product. */
export const isProductPage = (path: string): boolean => Object.values(productPages).includes(path);

/** The detail page of a product. */
export function productDetailUrl(product: ProductLink): string {
  const { id, relateId, roomId, activity } = product;
  const isHotel = product.goodsType === goodsType.hotel;
  const subject: QueryInput = isHotel && relateId ? { id: relateId, roomId } : { id };
  return buildUrl(productPages[product.goodsType], {
    ...subject,
    ...(activity && activityQuery(activity, isHotel)),
  });
}

function activityQuery(activity: ProductActivity, isHotel: boolean): QueryInput {
  const { activeId, productType, activeType, productId, productSpec, activityProductId, rid, fid } = activity;
  const always = { activeId, productType, activeType, productId, productSpec, activityProductId };
  return isHotel ? { ...always, rid, fid } : always;
}

/** By activity type; the ones that only reduce a price have no page of their own. */
const activityPages: Readonly<Partial<Record<ActivityType, string>>> = {
  3: paths.groupBuying,
  4: paths.flashSale,
  5: paths.lottery,
  7: paths.lottery,
  8: paths.bargainGoods,
};

/**
 * The page of an activity. A rotary table is a lottery in another layout, so the type is always part of the query.
 *
 * @param query what the page needs besides, such as the product's id
 */
export function activityDetailUrl(
  activeType: ActivityType,
  activeId: string,
  query: QueryInput = {},
): string {
  const path = activityPages[activeType] ?? paths.discountActivity;
  return buildUrl(path, { activeId, activeType, ...query });
}
