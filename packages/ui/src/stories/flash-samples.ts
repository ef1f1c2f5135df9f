import type { ActivityOfProduct } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

const HOUR_MS = 3_600_000;

/** A flash sale of a product that began an hour before `nowMs` and ends an hour after. */
export const productFlashSale = (
  nowMs: number,
  part: Partial<ActivityOfProduct> = {},
): ActivityOfProduct => ({
  id: 'activity-4',
  activityType: 4,
  activeType: 4,
  activityProductId: 'flash-1',
  name: '秋日秒杀',
  subtitle: '',
  picture: paintedPicture(4),
  startsAtMs: nowMs - HOUR_MS,
  endsAtMs: nowMs + HOUR_MS,
  priceFen: 3_250,
  originalPriceFen: 4_850,
  soldShare: 0.4,
  timeStatus: 1,
  remindable: false,
  ...part,
});

/** The same before it begins. */
export const comingFlashSale = (nowMs: number): ActivityOfProduct =>
  productFlashSale(nowMs, {
    timeStatus: 0,
    remindable: true,
    startsAtMs: nowMs + HOUR_MS,
    endsAtMs: nowMs + 2 * HOUR_MS,
  });

/** Flash sales as a product's page shows them. `asked`: the one it was opened for. */
export const flashOffersOf = (asked: string, activities: readonly ActivityOfProduct[]) => ({
  activities,
  asked,
  hrefOf: ({ activityProductId }: Pick<ActivityOfProduct, 'activityProductId'>) =>
    `/packages/marketing/flash-sale/flash-sale?activityProductId=${activityProductId}`,
});

/** Where the sample leads. */
export const flashHref = '/packages/marketing/flash-sale/flash-sale?activityProductId=flash-1';
