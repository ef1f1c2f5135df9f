import { type ApiClient, createId, isApiError, type Random } from '@yunyou/api-client';
import type { Campaign } from '@yunyou/channel';
import type { GoodsType, RequestOf } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import type { SessionUser } from '../session/user';
import { createWaitingReports, type Report } from './waiting-reports';

/** What is sent for each of the methods of `Tracking`. */
export interface Reports {
  productView(productId: string, productType: GoodsType, atMs: number): void;
  parentView(parentId: string, productType: GoodsType, atMs: number): void;
  pageView(path: string, atMs: number): void;
  activityView(activityId: string, atMs: number): void;
  activityProductView(activityId: string, productId: string, atMs: number): void;
  member(user: SessionUser): void;
  /** Ends listening for the network. */
  stop(): void;
}

export interface ReportsOptions {
  api: Pick<ApiClient, 'tracking'>;
  host: Pick<Host, 'storage' | 'isOnline' | 'onOnlineChange'>;
  /** Undefined without a login. */
  memberId: () => string | undefined;
  isLoggedIn: () => boolean;
  campaign: () => Campaign | undefined;
  random: Random;
}

/** Failures after which the same report may still arrive. */
const passing: readonly string[] = ['network', 'timeout', 'rateLimited'];

export function createReports(options: ReportsOptions): Reports {
  const { api, host, isLoggedIn } = options;
  const { tracking } = api;
  const waiting = createWaitingReports(host.storage);
  let sending = false;
  let reportedMemberId: string | undefined;

  /** Empty while it is not known who is logged in. */
  const owner = () => (isLoggedIn() ? (options.memberId() ?? '') : undefined);
  /** The member's form is for the member's own reports; what is older than this login goes as a visitor's. */
  const isOwn = ({ memberId }: Report) => memberId !== undefined && memberId === owner();

  /** The bodies are what this file made of them, now or before a reload; the server checks them again. */
  const senders: Readonly<Record<string, (report: Report) => Promise<unknown>>> = {
    productView: (report) =>
      (isOwn(report) ? tracking.productView : tracking.productViewPublic)(bodyOf<'productView'>(report)),
    parentView: (report) =>
      (isOwn(report) ? tracking.parentView : tracking.parentViewPublic)(bodyOf<'parentView'>(report)),
    electWindow: (report) => tracking.electWindow(bodyOf<'electWindow'>(report)),
    activity: (report) => tracking.activity(bodyOf<'activity'>(report)),
    activityProduct: (report) => tracking.activityProduct(bodyOf<'activityProduct'>(report)),
  };

  /** Resolves to whether the report is done with: it has arrived, or it never will. */
  async function send(report: Report): Promise<boolean> {
    try {
      await senders[report.kind]?.(report);
      return true;
    } catch (error) {
      return !isApiError(error) || !passing.includes(error.kind);
    }
  }

  /** One after another, the oldest first, until the network is gone again. */
  async function sendWaiting(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (let [next] = waiting.all(); next && host.isOnline; [next] = waiting.all()) {
        if (!(await send(next))) break;
        waiting.remove(next.eventId);
      }
    } finally {
      sending = false;
    }
  }

  async function report(kind: string, body: Report['body']): Promise<void> {
    const made = { eventId: createId(options.random), kind, body, memberId: owner() };
    if (host.isOnline && (await send(made))) return sendWaiting();
    waiting.add(made);
  }

  const origin = () => ({
    channelId: options.campaign()?.channelId,
    channelName: options.campaign()?.channelName,
  });

  const stop = host.onOnlineChange((isOnline) => {
    if (isOnline) void sendWaiting();
  });
  void sendWaiting();

  return {
    productView: (productId, productType, atMs) =>
      void report('productView', { productId, productType, atMs }),
    parentView: (parentId, productType, atMs) => void report('parentView', { parentId, productType, atMs }),
    pageView: (path, atMs) => void report('electWindow', { ...origin(), atMs, path }),
    activityView: (activityId, atMs) => void report('activity', { ...origin(), atMs, activityId }),
    activityProductView: (activityId, productId, atMs) =>
      void report('activityProduct', { ...origin(), atMs, activityId, productId }),
    // Never kept: it says who somebody is, and is sent again with the next visit anyway.
    member({ memberId, name, phoneNumber, registration }) {
      if (reportedMemberId === memberId) return;
      reportedMemberId = memberId;
      const body = { memberId, name, mobile: phoneNumber, memberRegistChannelVo: registration };
      tracking.member(body).catch(() => {});
    },
    stop,
  };
}

const bodyOf = <Name extends 'productView' | 'parentView' | 'electWindow' | 'activity' | 'activityProduct'>({
  eventId,
  body,
}: Report) => ({ ...body, eventId }) as RequestOf<'tracking', Name>;
