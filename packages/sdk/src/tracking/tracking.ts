import type { GoodsType } from '@yunyou/contract';
import type { RouteTable } from '@yunyou/navigation';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';
import type { SessionUser } from '../session/user';
import { reportQueueKey } from './report-queue-key';
import type { Reports, SeenEvent } from './reports';

/**
 * Reports what was seen. Nothing is returned and nothing fails: a report that cannot be sent waits for the network, and
 * the oldest of too many is lost.
 */
export interface Tracking {
  /**
   * A page is shown, by its address: reports the page, the activity it shows, or the product it shows in an activity. Pages
   * the registry calls untracked are not reported, and the page shown last not again.
   */
  page(url: string): void;
  /** An activity is shown that the page's address does not name: once in a row. */
  activity(activityId: string): void;
  /** A product was seen. */
  productView(productId: string, productType: GoodsType): void;
  /** The spot, hotel or shop a product belongs to. */
  parentView(parentId: string, productType: GoodsType): void;
  /** Who uses this channel: once per member and SDK object. */
  member(user: SessionUser): void;
}

/** Tracking over lazy code, fetched by the first report. An event keeps the time it happened at, and whose it is. */
export function createTracking(core: Core, store: SessionStore, table: () => RouteTable): Tracking {
  core.onLogout(() => core.host.storage.remove(reportQueueKey));
  const reports = core.lazy(
    () => import('./reports'),
    ({ createReports }, api) => {
      const made = createReports(core, api, store, table());
      core.onDispose(made.stop);
      return made;
    },
  );
  const report =
    <Seen extends readonly unknown[]>(pick: (to: Reports) => (event: SeenEvent, ...seen: Seen) => void) =>
    (...seen: Seen): void => {
      const event = {
        atMs: Math.round(core.clock.now()),
        memberId: store.isLoggedIn() ? (store.memberId() ?? '') : undefined,
      };
      void reports().then(
        (to) => pick(to)(event, ...seen),
        () => {},
      );
    };
  return {
    page: report((to) => to.page),
    activity: report((to) => to.activity),
    productView: report((to) => to.productView),
    parentView: report((to) => to.parentView),
    member: report((to) => to.member),
  };
}
