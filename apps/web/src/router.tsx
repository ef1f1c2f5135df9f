import { createRouter } from '@tanstack/react-router';
import type { NavigationPort } from '@yunyou/navigation';
import type { Sdk } from '@yunyou/sdk';
import type { CleanHtml } from '@yunyou/ui';
import type { ReactNode } from 'react';
import type { Stage } from './later/stage';
import { LoaderFailed } from './loader-failed';
import { spotsHref } from './order-hrefs';
import type { routeTree } from './route-tree';

/** Every page of the app. */
export type Pages = typeof routeTree;

/** What every loader gets. */
export interface RouterContext {
  sdk: Sdk;
  /** Scheme and host of the app's addresses. */
  origin: string;
  /** Cleans operators' texts where there is no document. */
  cleanHtml: CleanHtml | undefined;
  /** Resolves when the router knows every page, not only those it began with. */
  learnPages(): Promise<void>;
  /** Whether the router is on its way to a page further on: not back or forth, and not to where it began. */
  isGoingOn?: () => boolean;
  /** Fetches what a link leads to. There from when the page is alive. */
  fetchAhead?: (href: string) => void;
  /** Puts something beside the page: where pages are drawn ahead. There from when the page is alive. */
  showBeside?: (beside: ReactNode) => void;
  /** Where pages are drawn ahead, on devices that need it. */
  stage?: Stage;
}

export interface AppRouterOptions {
  /** What the router knows at first: everything, or the first page alone. */
  pages: Pages;
  /** Scheme and host of the app's addresses, without a slash at the end. */
  origin: string;
  /** Of the answer's Content-Security-Policy, where a server renders. */
  nonce?: string;
  /** Cleans operators' texts where there is no document. Default: the browser's way. */
  cleanHtml?: CleanHtml;
  /** Whether pages give way to each other in motion, where the browser can do it. Default false. */
  motion?: boolean;
}

/** Search values stay texts: an id of digits is no number. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^\?/, '')));

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

export const createAppRouter = (
  sdk: Sdk,
  { pages, origin, nonce, cleanHtml, motion = false }: AppRouterOptions,
) => {
  const learnPages = async (): Promise<void> => {
    if (spotsHref in router.routesByPath) return;
    // It hangs every page under the root the router has already.
    const { keepPlaces } = await import('./route-tree');
    router.setRoutes(router.buildRouteTree());
    keepPlaces(router);
  };
  const router = createRouter({
    routeTree: pages,
    context: { sdk, origin, cleanHtml, learnPages } as RouterContext,
    ssr: { nonce },
    parseSearch,
    stringifySearch,
    // A page whose file does not come has nothing of its own to show.
    defaultErrorComponent: LoaderFailed,
    defaultPreload: false,
    // The SDK keeps what was read; the router asks it every time and gets the answer at once.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
    defaultPendingMs: 120,
    defaultPendingMinMs: 200,
    defaultViewTransition: motion,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** How the SDK moves between pages: by this router. */
export function navigationPort(router: AppRouter, openUrl: (url: string) => void): NavigationPort {
  const go = (url: string, replace: boolean) => void router.navigate({ href: url, replace });
  return {
    push: (url) => go(url, false),
    replace: (url) => go(url, true),
    relaunch: (url) => go(url, true),
    back: () => router.history.back(),
    canGoBack: () => router.history.canGoBack(),
    openOuter(link) {
      if (link.kind === 'H5') openUrl(link.url);
    },
  };
}
