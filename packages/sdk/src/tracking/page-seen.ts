import { isProductPage, paths, type RouteTable } from '@yunyou/navigation';

/** What a shown page is reported as. */
export interface PageSeen {
  /** Canonical path, with the id of what it shows. */
  path: string;
  activityId?: string;
  /** The product of that activity. */
  productId?: string;
}

/** Pages whose id is that of the activity they are about. */
const ownActivity: ReadonlySet<string> = new Set([
  paths.nftIndex,
  '/pages/activity-special/activity-special',
]);

/** What the page of an address is reported as; undefined for pages there are not and untracked ones. */
export function pageSeenOf(table: RouteTable, url: string): PageSeen | undefined {
  const found = table.resolve(url);
  if (!found || found.route.untracked) return undefined;
  const { route, query } = found;
  const { id, productId = id } = query;
  const activeId = ownActivity.has(route.path) ? id : query.activeId;
  return {
    path: id ? `${route.path}?id=${encodeURIComponent(id)}` : route.path,
    ...(activeId && { activityId: activeId, ...(isProductPage(route.path) && productId && { productId }) }),
  };
}
