import { type ApiClient, ApiError, type CallOptions } from '@yunyou/api-client';
import { serverErrorCode } from '@yunyou/contract';
import type { ActivityReads } from '../activity/activities';
import { stayOnPage } from '../core/call-options';
import type { FlashSales } from '../flash-sale/flash-sale';
import { type HeldPlaceQuery, namesPlace } from '../flash-sale/held-place';
import type { LineActivity } from './activity-line';
import { type LineBargainQuery, lineBargainOf, namesBargain } from './line-bargain';
import { type LineGroupQuery, lineGroupOf, namesGroup } from './line-group';

/** What the address of an order form says of an activity. */
export type LineActivityQuery = HeldPlaceQuery & LineGroupQuery & LineBargainQuery;

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
  { groupBuy, bargain }: Pick<ApiClient, 'groupBuy' | 'bargain'>,
  catalogue: Pick<ActivityReads, 'activityDetail'>,
  flashSale: () => Promise<Pick<FlashSales, 'held'>>,
): ActivityLines {
  async function groupOf(
    { activeId = '', activityProductId, groupId }: LineGroupQuery,
    options: CallOptions,
  ) {
    if (groupId) {
      const { group, product } = await groupBuy.group({ groupId }, options);
      return lineGroupOf(product, group) ?? notSoldSo(groupPath);
    }
    const { products } = await catalogue.activityDetail(activeId);
    const product = products.find((one) => one.activityProductId === activityProductId);
    return (product && lineGroupOf(product)) ?? notSoldSo(groupPath);
  }
  async function bargainOf({ bargainId = '' }: LineBargainQuery, options: CallOptions) {
    return lineBargainOf(await bargain.detail({ bargainId }, options)) ?? notSoldSo(bargainPath);
  }
  return {
    async of(query, options) {
      if (namesBargain(query)) return bargainOf(query, { ...stayOnPage, ...options });
      if (namesGroup(query)) return groupOf(query, { ...stayOnPage, ...options });
      return namesPlace(query) ? (await flashSale()).held(query, options) : undefined;
    },
  };
}

const groupPath = '/mkg/public/api/activity/detail';
const bargainPath = '/mkg/api/bargain/detail';

/** An address can name anything. */
function notSoldSo(path: string): never {
  throw new ApiError({ kind: 'business', code: serverErrorCode.notFound, method: 'GET', path });
}
