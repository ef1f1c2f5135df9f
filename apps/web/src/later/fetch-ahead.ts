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

/** Pages that are drawn, too: their components are a `DrawnPage`. */
const pagesDrawnAhead = new Set([
  '/pages/scenic-spot-detail/scenic-spot-detail',
  '/pages/ticket-detail/ticket-detail',
]);

/** Within this, a second sign of somebody who means a link says nothing new: the focus follows the finger. */
const SAME_INTENT_MS = 1_000;

/** Fetches what the links lead to that a pointer or the focus comes upon. */
export function fetchIntended(router: AppRouter, sdk: Sdk): (href: string) => void {
  let last = { href: '', atMs: Number.NEGATIVE_INFINITY };
  return (href) => {
    const atMs = Date.now();
    if (href === last.href && atMs - last.atMs < SAME_INTENT_MS) return;
    last = { href, atMs };
    void fetchAhead(router, sdk, href);
  };
}

/** Whether the page of a link may be drawn ahead. */
export const isDrawnAhead = (sdk: Sdk, href: string): boolean =>
  pagesDrawnAhead.has(sdk.navigation.table.resolve(href)?.route.path ?? '');

/**
 * Fetches a link's route and data, of other pages the route alone. What fails is fetched again when it is needed.
 *
 * @param draw whether the page is drawn, too, where it can be and the device needs it. Default true
 */
export async function fetchAhead(
  router: AppRouter,
  sdk: Sdk,
  href: string,
  { draw = true } = {},
): Promise<void> {
  const path = sdk.navigation.table.resolve(href)?.route.path;
  if (path === undefined) return;
  try {
    await router.options.context.learnPages();
    if (pagesAhead.has(path)) {
      const matches = await router.preloadRoute({ to: '.', href });
      if (draw && pagesDrawnAhead.has(path)) router.options.context.stage?.draw(href, matches?.at(-1));
    } else await router.loadRouteChunk((router as AnyRouter).routesByPath[path]);
  } catch {}
}
