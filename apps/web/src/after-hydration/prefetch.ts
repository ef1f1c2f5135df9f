import type { AnyRouter } from '@tanstack/react-router';
import type { Sdk } from '@yunyou/sdk';
import { loadPageTexts } from '../pages';
import type { AppRouter } from '../router';

/** Within this, a second sign of somebody who means a link says nothing new: the focus follows the finger. */
const SAME_INTENT_MS = 1_000;

/** Prefetches what the links lead to that a pointer or the focus comes upon. */
export function prefetchIntended(router: AppRouter, sdk: Sdk): (href: string) => void {
  let last = { href: '', atMs: Number.NEGATIVE_INFINITY };
  return (href) => {
    const atMs = Date.now();
    if (href === last.href && atMs - last.atMs < SAME_INTENT_MS) return;
    last = { href, atMs };
    void prefetch(router, sdk, href);
  };
}

/** Prefetches the page of a link: its code and texts, and its data where the registry says so. What fails is fetched when needed. */
export async function prefetch(router: AppRouter, sdk: Sdk, href: string): Promise<void> {
  const route = sdk.navigation.table.resolve(href)?.route;
  if (!route) return;
  try {
    if (route.prefetch) await router.preloadRoute({ to: '.', href });
    else {
      const page = (router as AnyRouter).routesByPath[route.path];
      await Promise.all([router.loadRouteChunk(page), loadPageTexts(sdk, page.id)]);
    }
  } catch {}
}
