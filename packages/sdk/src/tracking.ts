import type { ApiClient } from '@yunyou/api-client';
import type { Campaign } from '@yunyou/channel';
import type { GoodsType, RequestOf } from '@yunyou/contract';
import type { SessionUser } from './session/user';

/** Reports what was seen. Nothing is returned and nothing fails: a report that is lost is lost. */
export interface Tracking {
  productView(productId: string, productType: GoodsType): void;
  /** The spot, hotel or shop a product belongs to. */
  parentView(parentId: string, productType: GoodsType): void;
  /** A page of the app was opened. */
  pageView(path: string): void;
  activityView(activityId: string): void;
  activityProductView(activityId: string, productId: string): void;
  /** Who uses this channel: once per member and SDK object. */
  member(user: SessionUser): void;
}

export interface TrackingOptions {
  api: ApiClient;
  isLoggedIn: () => boolean;
  campaign: () => Campaign | undefined;
  now: () => number;
}

export function createTracking({ api, isLoggedIn, campaign, now }: TrackingOptions): Tracking {
  let reportedMemberId: string | undefined;

  const lose = (report: Promise<unknown>): void => void report.catch(() => {});
  const origin = (): Pick<RequestOf<'tracking', 'activity'>, 'channelId' | 'channelName' | 'atMs'> => ({
    channelId: campaign()?.channelId,
    channelName: campaign()?.channelName,
    atMs: Math.round(now()),
  });

  return {
    productView(productId, productType) {
      const view = isLoggedIn() ? api.tracking.productView : api.tracking.productViewPublic;
      lose(view({ productId, productType, atMs: Math.round(now()) }));
    },
    parentView(parentId, productType) {
      const view = isLoggedIn() ? api.tracking.parentView : api.tracking.parentViewPublic;
      lose(view({ parentId, productType, atMs: Math.round(now()) }));
    },
    pageView: (path) => lose(api.tracking.electWindow({ ...origin(), path })),
    activityView: (activityId) => lose(api.tracking.activity({ ...origin(), activityId })),
    activityProductView: (activityId, productId) =>
      lose(api.tracking.activityProduct({ ...origin(), activityId, productId })),
    member({ memberId, name, phoneNumber, registration }) {
      if (reportedMemberId === memberId) return;
      reportedMemberId = memberId;
      lose(api.tracking.member({ memberId, name, mobile: phoneNumber, memberRegistChannelVo: registration }));
    },
  };
}
