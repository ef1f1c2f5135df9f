import { type ApiClient, ApiError, type CallOptions } from '@yunyou/api-client';
import { serverErrorCode } from '@yunyou/contract';
import type { ActivityReads } from '../activity/activities';
import { stayOnPage } from '../core/call-options';
import type { FlashSales } from '../flash-sale/flash-sale';
import { type HeldPlaceQuery, namesPlace } from '../flash-sale/held-place';
import type { LineActivity } from './activity-line';
import { type LineGroup, type LineGroupQuery, lineGroupOf, namesGroup } from './line-group';

/** What the address of an order form says of an activity. */
export type LineActivityQuery = HeldPlaceQuery & LineGroupQuery;

/** Reads the activity that something is ordered in. */
export interface ActivityLines {
  /**
   * The activity that the address of an order form orders in; undefined where it names none, and it is ordered at the normal price.
   * Rejects with ApiError where that is not there: nobody pays another price than they came for.
   */
  of(query: LineActivityQuery, options?: CallOptions): Promise<LineActivity | undefined>;
}

/** Lazy. */
export function createActivityLines(
  { groupBuy }: Pick<ApiClient, 'groupBuy'>,
  catalogue: Pick<ActivityReads, 'activityDetail'>,
  flashSale: () => Promise<Pick<FlashSales, 'held'>>,
): ActivityLines {
  async function groupOf(
    { activeId = '', activityProductId, groupId }: LineGroupQuery,
    options: CallOptions,
  ) {
    if (groupId) {
      const { group, product } = await groupBuy.group({ groupId }, options);
      return lineGroupOf(product, group) ?? notSoldSo();
    }
    const { products } = await catalogue.activityDetail(activeId);
    const product = products.find((one) => one.activityProductId === activityProductId);
    return (product && lineGroupOf(product)) ?? notSoldSo();
  }
  return {
    async of(query, options) {
      if (namesGroup(query)) return groupOf(query, { ...stayOnPage, ...options });
      return namesPlace(query) ? (await flashSale()).held(query, options) : undefined;
    },
  };
}

/** An address can name anything. */
function notSoldSo(): LineGroup {
  const path = '/mkg/public/api/activity/detail';
  throw new ApiError({ kind: 'business', code: serverErrorCode.notFound, method: 'GET', path });
}
