import type {
  ActivityDetail,
  ActivityOfProductRequest,
  ActivityProductsRequest,
  GoodsSummary,
  Page,
  ResponseOf,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of discount activities. The server answers in the person's language. */
export interface ActivityReads {
  /** One activity with its rules; ended ones too. */
  readonly activityDetail: CachedRead<[activeId: string], ActivityDetail>;
  /** What it concerns, with its prices. */
  readonly activityProducts: CachedRead<[query: ActivityProductsRequest], Page<GoodsSummary>>;
  /** What runs, or is to come, for one product at a price of its own; asked for anew after five seconds. */
  readonly productActivities: CachedRead<
    [query: ActivityOfProductRequest],
    ResponseOf<'activity', 'ofProduct'>
  >;
}

/** Units come and go: an answer is good for as long as a page takes to open. */
const staleMs = 5_000;

export const createActivityReads = (read: CreateRead): ActivityReads => ({
  activityDetail: read('activityDetail', ({ api, options }, activeId: string) =>
    api.activity.detail({ activeId }, options),
  ),
  activityProducts: read('activityProducts', ({ api, options }, query: ActivityProductsRequest) =>
    api.activity.products(query, options),
  ),
  productActivities: read(
    'productActivities',
    ({ api, options }, query: ActivityOfProductRequest) => api.activity.ofProduct(query, options),
    staleMs,
  ),
});
