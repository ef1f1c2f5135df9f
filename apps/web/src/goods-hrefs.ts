import { activityType } from '@yunyou/contract';
import { activityDetailUrl, productDetailUrl } from '@yunyou/navigation';
import { hrefs } from '@yunyou/navigation/pages';
import type { ActivityOffer, BundlePart, CouponOffer, GoodsSummary } from '@yunyou/sdk';
import type { GoodsFormProps } from '@yunyou/ui/features/order';

/** The page of something that is sold. */
export const goodsHref = ({ id, goodsType }: Pick<GoodsSummary, 'id' | 'goodsType'>): string =>
  productDetailUrl({ id, goodsType });

/** The page of a coupon's terms, and of what it is good for: an exchange coupon's is its product, that of tickets lists spots. */
export const couponHrefs = {
  detail: (couponId: string): string => hrefs.couponDetail({ couponId }),
  use({ couponId, productId, onlyKind }: Pick<CouponOffer, 'couponId' | 'productId' | 'onlyKind'>): string {
    if (onlyKind === 'ticket') return hrefs.scenicSpotHome({});
    if (onlyKind === 'stay') return hrefs.hotelHome({});
    return productId === null ? hrefs.sellList({ couponId }) : hrefs.goodsDetail({ id: productId });
  },
};

export const activityHref = (activeId: string): string => hrefs.discountActivity({ activeId });

const activityFields = ['activeId', 'productType', 'activeType', 'productSpec', 'activityProductId'] as const;
type ActivityQuery = Partial<Record<(typeof activityFields)[number], string>>;

/** Types of activities that are ordered from a page of their own. */
const orderedElsewhere: readonly string[] = [activityType.groupBuy, activityType.bargain].map(String);

/** The activity a product's page was opened in, for the order of it; nothing without one, and for a group or a bargain. */
export const activityQuery = (search: ActivityQuery): ActivityQuery =>
  search.activeId && !orderedElsewhere.includes(search.activeType ?? '')
    ? Object.fromEntries(activityFields.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
    : {};

/** Where the parts of a special lead. */
export const specialHrefs = {
  goods: goodsHref,
  activity: ({ activeId, activeType }: Pick<ActivityOffer, 'activeId' | 'activeType'>): string =>
    activityDetailUrl(activeType, activeId),
  coupon: couponHrefs,
  goodsHome: hrefs.goodsHome({}),
};

/** The page of a part of a bundle. */
export const partHref = ({ kind, productId: id }: BundlePart): string => partHrefs[kind](id);

const partHrefs: Record<BundlePart['kind'], (id: string) => string> = {
  ticket: (id) => hrefs.ticketDetail({ id }),
  stay: (id) => hrefs.hotelDetail({ id }),
  service: (id) => hrefs.serviceDetail({ id }),
  goods: (id) => hrefs.goodsDetail({ id }),
};

/** Where the page of a product leads. `telephone`: whoever answers questions; empty for nobody. */
export const productHrefs = (
  { id, supplierId, categoryId }: { id: string; supplierId: string; categoryId: string },
  telephone: string,
) => ({
  shop: hrefs.shopHome({ supplierId }),
  service: telephone && `tel:${telephone}`,
  similar: hrefs.goodsHome({ categoryId }),
  reviews: hrefs.comment({ id }),
  coupon: couponHrefs,
  activity: activityHref,
  goods: goodsHref,
  part: partHref,
});

/** Where something for a next step is found. */
export const moreHref: GoodsFormProps['hrefs']['more'] = ({ activeId, couponId }, supplierId) => {
  if (activeId) return hrefs.sellList({ activeId });
  return couponId ? hrefs.sellList({ couponId }) : hrefs.shopHome({ supplierId });
};

/** Pages that order forms lead to. */
export const orderFormHrefs: GoodsFormProps['hrefs'] = {
  addAddress: hrefs.addressEditor({}),
  editAddress: (id) => hrefs.addressEditor({ id }),
  more: moreHref,
  activity: ({ activeId, activeType, activityProductId, groupId }) =>
    // What is ordered in an activity of that type are blind boxes.
    activeType === activityType.lottery
      ? hrefs.blindBox({ activeId })
      : activityDetailUrl(activeType, activeId, { activityProductId, ...(groupId && { groupId }) }),
  group: (groupId) => hrefs.activityGroupDetail({ groupId }),
  bargain: (bargainId) => hrefs.bargainGoodsDetail({ bargainId }),
  order: (id) => hrefs.orderDetails({ id }),
};
