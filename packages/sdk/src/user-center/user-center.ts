import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type {
  AgreedRules,
  MyActivity,
  MyActivityListRequest,
  Page,
  UserCenterSummary,
} from '@yunyou/contract';

/** What the member's own room asks for. Every call rejects with ApiError. */
export interface UserCenter {
  /** What the user center counts, in one answer. */
  summary(options?: CallOptions): Promise<UserCenterSummary>;
  /** What the member takes part in, of one kind. */
  activities(query: MyActivityListRequest, options?: CallOptions): Promise<Page<MyActivity>>;
  /** The rules of an activity as the member agreed to them, the newest first; not found where they never did. */
  agreedRules(activeId: string, options?: CallOptions): Promise<AgreedRules[]>;
}

/** The calls of the member's own room. Lazy. */
export const createUserCenter = ({
  userCenter,
  myActivity,
  activityRules,
}: Pick<ApiClient, 'userCenter' | 'myActivity' | 'activityRules'>): UserCenter => ({
  summary: (options) => userCenter.summary({}, options),
  activities: (query, options) => myActivity.list(query, options),
  agreedRules: async (activeId, options) => (await activityRules.asAgreed({ activeId }, options)).versions,
});
