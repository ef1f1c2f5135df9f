import type { GoodsType } from '@yunyou/contract';
import type { SessionUser } from '../session/user';
import type { Reports } from './reports';

/**
 * Reports what was seen. Nothing is returned and nothing fails: a report that cannot be sent waits for the network, and
 * the oldest of too many is lost.
 */
export interface Tracking {
  /** A product was seen. */
  productView(productId: string, productType: GoodsType): void;
  /** The spot, hotel or shop a product belongs to. */
  parentView(parentId: string, productType: GoodsType): void;
  /** A page of the app was opened. */
  pageView(path: string): void;
  /** An activity was seen. */
  activityView(activityId: string): void;
  /** A product of an activity was seen. */
  activityProductView(activityId: string, productId: string): void;
  /** Who uses this channel: once per member and SDK object. */
  member(user: SessionUser): void;
}

/** Tracking whose code is fetched by the first report. An event keeps the time it happened at. */
export function createTracking(reports: () => Promise<Reports>, now: () => number): Tracking {
  const report = (send: (to: Reports, atMs: number) => void): void => {
    const atMs = Math.round(now());
    void reports().then(
      (to) => send(to, atMs),
      () => {},
    );
  };
  return {
    productView: (...seen) => report((to, atMs) => to.productView(...seen, atMs)),
    parentView: (...seen) => report((to, atMs) => to.parentView(...seen, atMs)),
    pageView: (path) => report((to, atMs) => to.pageView(path, atMs)),
    activityView: (id) => report((to, atMs) => to.activityView(id, atMs)),
    activityProductView: (...seen) => report((to, atMs) => to.activityProductView(...seen, atMs)),
    member: (user) => report((to) => to.member(user)),
  };
}
