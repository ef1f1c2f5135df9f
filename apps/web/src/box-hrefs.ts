import { activityType, type BlindBoxDetail } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';

/** The page of a set of blind boxes. */
export const boxHref = (activeId: string): string => hrefs.blindBox({ activeId });

/** The order form of so many boxes. */
export const boxOrderHref = (
  { activeId, activityProductId }: Pick<BlindBoxDetail, 'activeId' | 'activityProductId'>,
  quantity: number,
): string =>
  hrefs.goodsPlaceOrder({
    ...{ productId: activeId, quantity, activeId, activityProductId },
    activeType: activityType.lottery,
  });
