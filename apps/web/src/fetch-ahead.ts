import type { AnyRouter } from '@tanstack/react-router';
import type { Sdk } from '@yunyou/sdk';

/** Pages whose data may be fetched before anybody needs it: their loaders read `sdk.ahead` then. */
const pagesAhead = new Set([
  '/views/index/index',
  '/pages/scenic-spot-home/scenic-spot-home',
  '/pages/scenic-spot-detail/scenic-spot-detail',
  '/pages/scenid-spot-profile/scenid-spot-profile',
  '/pages/ticket-detail/ticket-detail',
  '/pages/notice/notice',
  '/pages/license/license',
]);

/** Fetches a link's route and data, of other pages the route alone. What fails is fetched again when it is needed. */
export function fetchAhead(router: AnyRouter, sdk: Sdk, href: string): void {
  const path = sdk.navigation.table.resolve(href)?.route.path;
  if (path === undefined) return;
  const fetched = pagesAhead.has(path)
    ? router.preloadRoute({ to: '.', href })
    : router.loadRouteChunk(router.routesByPath[path]);
  void Promise.resolve(fetched).catch(() => undefined);
}
