import type { ActivityDetail, GoodsSummary, Page, RequestOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of discount activities. The server answers in the person's language. */
export interface ActivityReads {
  /** One activity with its rules; ended ones too. */
  readonly activityDetail: CachedRead<[activeId: string], ActivityDetail>;
  /** What it concerns, with its prices. */
  readonly activityProducts: CachedRead<[query: RequestOf<'activity', 'products'>], Page<GoodsSummary>>;
}

export const createActivityReads = (read: CreateRead): ActivityReads => ({
  activityDetail: read('activityDetail', ({ api, options }, activeId: string) =>
    api.activity.detail({ activeId }, options),
  ),
  activityProducts: read('activityProducts', ({ api, options }, query: RequestOf<'activity', 'products'>) =>
    api.activity.products(query, options),
  ),
});
