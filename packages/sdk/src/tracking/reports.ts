import { type ApiClient, createId, isApiError } from '@yunyou/api-client';
import type { GoodsType, RequestOf } from '@yunyou/contract';
import type { RouteTable } from '@yunyou/navigation';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import type { SessionUser } from '../session/user';
import { pageSeenOf } from './page-seen';
import { createReportQueue, type Report } from './report-queue';

/** When something was seen, and by whom. */
export interface SeenEvent {
  /** Epoch ms. */
  atMs: number;
  /** Empty while it is not known who is logged in; undefined for a visitor. */
  memberId: string | undefined;
}

/** What is sent for each of the methods of `Tracking`. */
export interface Reports {
  page(event: SeenEvent, url: string): void;
  activity(event: SeenEvent, activityId: string): void;
  productView(event: SeenEvent, productId: string, productType: GoodsType): void;
  parentView(event: SeenEvent, parentId: string, productType: GoodsType): void;
  member(event: SeenEvent, user: SessionUser): void;
  /** Ends listening for the network. */
  stop(): void;
}

/** Failures after which the same report may still arrive. */
const passing: readonly string[] = ['network', 'timeout', 'rateLimited'];

/** Sends reports over the API, one queue for all windows. Lazy. */
export function createReports(
  { host, channel, random }: Core,
  api: ApiClient,
  { isLoggedIn, memberId: presentMember }: SessionStore,
  table: RouteTable,
): Reports {
  const { tracking } = api;
  const queue = createReportQueue(host.storage);
  let sending = false;
  let reportedMemberId: string | undefined;
  let lastPage: string | undefined;
  let lastActivity: string | undefined;

  /** Empty while it is not known who is logged in. */
  const owner = () => (isLoggedIn() ? (presentMember() ?? '') : undefined);
  /** The member's form is for the member's own reports; what is older than this login goes as a visitor's. */
  const isOwn = (report: Report) => report.memberId !== undefined && report.memberId === owner();

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
  async function sendQueue(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (let [next] = queue.all(); next && host.isOnline; [next] = queue.all()) {
        if (!(await send(next))) break;
        queue.remove(next.eventId);
      }
    } finally {
      sending = false;
    }
  }

  async function report(kind: string, { atMs, memberId }: SeenEvent, body: Report['body']): Promise<void> {
    const made = { eventId: createId(random), kind, body: { ...body, atMs }, memberId };
    if (host.isOnline && (await send(made))) return sendQueue();
    queue.add(made);
  }

  const origin = () => ({
    channelId: channel.campaign?.channelId,
    channelName: channel.campaign?.channelName,
  });

  const stop = host.onOnlineChange((isOnline) => {
    if (isOnline) void sendQueue();
  });
  void sendQueue();

  return {
    page(event, url) {
      const seen = pageSeenOf(table, url);
      if (seen?.path === lastPage) return;
      lastPage = seen?.path;
      lastActivity = undefined;
      if (!seen) return;
      const { path, activityId, productId } = seen;
      const send = (kind: string, body: Report['body']) => void report(kind, event, { ...origin(), ...body });
      send('electWindow', { path });
      if (activityId && productId) send('activityProduct', { activityId, productId });
      else if (activityId) send('activity', { activityId });
    },
    activity(event, activityId) {
      if (lastActivity === activityId) return;
      lastActivity = activityId;
      void report('activity', event, { ...origin(), activityId });
    },
    productView: (event, productId, productType) =>
      void report('productView', event, { productId, productType }),
    parentView: (event, parentId, productType) => void report('parentView', event, { parentId, productType }),
    // Never queued: it says who somebody is, and is sent again with the next visit anyway.
    member(_, { memberId: id, name, phoneNumber, registration }) {
      if (reportedMemberId === id) return;
      reportedMemberId = id;
      const body = { memberId: id, name, mobile: phoneNumber, memberRegistChannelVo: registration };
      tracking.member(body).catch(() => {});
    },
    stop,
  };
}

const bodyOf = <Name extends 'productView' | 'parentView' | 'electWindow' | 'activity' | 'activityProduct'>({
  eventId,
  body,
}: Report) => ({ ...body, eventId }) as RequestOf<'tracking', Name>;
