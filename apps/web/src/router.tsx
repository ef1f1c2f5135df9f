import {
  createRouter,
  type ErrorRouteComponent,
  type RouterHistory,
  useRouter,
} from '@tanstack/react-router';
import { asyncPageDelayMs } from '@yunyou/contract';
import type { NavigationPort } from '@yunyou/navigation';
import type { Sdk } from '@yunyou/sdk';
import { AppProviders, PagePending } from '@yunyou/ui';
import type { CleanHtml, OnOverlayOpen } from '@yunyou/ui/components';
import type { ReactNode } from 'react';
import { LoaderFailed } from './loader-failed';
import type { AppRouteTree } from './pages';

/** What every loader and the root component get. */
export interface RouterContext {
  sdk: Sdk;
  /** Cleans operators' texts where there is no document. */
  cleanHtml?: CleanHtml | undefined;
  /** Hears that the page shown is on the screen and takes events. */
  onPageShown?: () => void;
  /** Whether the page that appears is one gone on to, not one come back to. */
  isNewPage?: () => boolean;
  /** Hears what opens over the page, so that the browser's back closes it. */
  onOverlayOpen?: OnOverlayOpen;
  /** Prefetches what a link leads to; there once the app is hydrated. */
  prefetch?: (href: string) => void;
  /** Loads the pages that are not home; there while they have not come. */
  loadPages?: (() => Promise<void>) | undefined;
}

export interface AppRouterOptions extends Omit<RouterContext, 'sdk'> {
  /** Every route, or those of home. */
  routeTree: AppRouteTree;
  /** Scheme and host of the app's addresses, without a slash at the end. */
  origin: string;
  /** Where the pages gone to are kept. Default: the browser's own. */
  history?: RouterHistory;
  /** Of the answer's Content-Security-Policy, where a server renders. */
  nonce?: string;
  /** Whether pages give way to each other in motion, where the browser can do it. Default false. */
  motion?: boolean;
  /** Scroll restoration by the router. Default false: left to the browser. */
  scrollRestoration?: () => boolean;
  /** Shown where a loader failed. */
  errorComponent?: ErrorRouteComponent;
}

/** Search values stay texts: an id of digits is no number. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^\?/, '')));

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

/** Around whatever the router shows: also while the first page is pending, and where it failed. */
function Providers({ children }: { children: ReactNode }) {
  const { context } = useRouter().options;
  return (
    <AppProviders
      sdk={context.sdk}
      cleanHtml={context.cleanHtml}
      onIntent={(href) => context.prefetch?.(href)}
      isNewPage={context.isNewPage}
      onPageShown={context.onPageShown}
      onOverlayOpen={context.onOverlayOpen}
    >
      {children}
    </AppProviders>
  );
}

export const createAppRouter = (
  sdk: Sdk,
  {
    routeTree,
    origin,
    nonce,
    motion = false,
    scrollRestoration,
    history,
    errorComponent = LoaderFailed,
    ...context
  }: AppRouterOptions,
) =>
  createRouter({
    routeTree,
    context: { sdk, ...context } as RouterContext,
    origin,
    ssr: { nonce },
    parseSearch,
    stringifySearch,
    scrollRestoration,
    ...(history && { history }),
    InnerWrap: Providers,
    defaultErrorComponent: errorComponent,
    defaultPreload: false,
    // The SDK keeps what was read; the router asks it every time and gets the answer at once.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: asyncPageDelayMs,
    defaultPendingMinMs: 200,
    defaultViewTransition: motion,
  });

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
