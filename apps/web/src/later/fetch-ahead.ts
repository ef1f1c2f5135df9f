import type { AnyRouter } from '@tanstack/react-router';
import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';

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
export async function fetchAhead(router: AppRouter, sdk: Sdk, href: string): Promise<void> {
  const path = sdk.navigation.table.resolve(href)?.route.path;
  if (path === undefined) return;
  try {
    await router.options.context.learnPages();
    if (pagesAhead.has(path)) await router.preloadRoute({ to: '.', href });
    else await router.loadRouteChunk((router as AnyRouter).routesByPath[path]);
  } catch {}
}
