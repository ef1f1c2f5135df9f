import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type { MyActivity, Page, RequestOf, UserCenterSummary } from '@yunyou/contract';

/** What the member's own room asks for. Every call rejects with ApiError. */
export interface UserCenter {
  /** What the user center counts, in one answer. */
  summary(options?: CallOptions): Promise<UserCenterSummary>;
  /** What the member takes part in, of one kind. */
  activities(query: RequestOf<'myActivity', 'list'>, options?: CallOptions): Promise<Page<MyActivity>>;
}

/** The calls of the member's own room. Lazy. */
export const createUserCenter = ({
  userCenter,
  myActivity,
}: Pick<ApiClient, 'userCenter' | 'myActivity'>): UserCenter => ({
  summary: (options) => userCenter.summary({}, options),
  activities: (query, options) => myActivity.list(query, options),
});
