import '@yunyou/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createBrowserHost } from '@yunyou/host/browser';
import { createSdk, type Sdk } from '@yunyou/sdk';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { appRoutes } from './app-routes';
import { firstPages, isFirstPage } from './first-pages';
import { cookieKeys } from './kept-in-cookies';
import { handedOver, whenAlive } from './rendered-page';
import { type AppRouter, createAppRouter, navigationPort } from './router';

/** How long the configuration waits for the first page. */
const FIRST_PAGE_PATIENCE_MS = 3_000;
/** A device that needs longer to take over a page shows the next one at once, without motion: that would double the wait. */
const QUICK_MS = 60;

interface App {
  sdk: Sdk;
  router: AppRouter;
  place: HTMLElement;
  /** What is shown at `place`. */
  content: ReactNode;
  /** Resolves when the first page is shown. */
  firstPageShown: Promise<void>;
}

async function begin(place: HTMLElement): Promise<void> {
  const snapshot = handedOver(window);
  const host = createBrowserHost(window, { cookieKeys });
  let showFirstPage: () => void = () => {};
  const firstPageShown = new Promise<void>((resolve) => {
    showFirstPage = resolve;
  });
  const sdk = createSdk({
    baseUrl: '',
    host,
    snapshot,
    routes: appRoutes(),
    firstPageShown,
    areasWithoutDays: ['base', 'home'],
    messagingAppLogin: {},
    // Asked in the messaging app only, while the address is still the one the page was loaded at.
    probe: async () => (await import('../in-app/in-app')).takeMessagingApp(window, host),
  });
  await breath();

  const { pathname } = window.location;
  const every = isFirstPage(pathname) ? undefined : await import('./route-tree');
  const router = createAppRouter(sdk, {
    pages: every?.routeTree ?? firstPages(),
    origin: window.location.origin,
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  every?.keepPlaces(router);
  const port = navigationPort(router, host.openUrl);
  sdk.navigation.attach(port, {
    current: () => router.history.location.href,
  });
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    showFirstPage();
  });
  // A first page that is long in coming must not keep the configuration away.
  setTimeout(showFirstPage, FIRST_PAGE_PATIENCE_MS);
  loadAgainInAnotherLanguage(sdk, router);

  const content = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  await (snapshot ? comeAlive : startAlone)({ sdk, router, place, content, firstPageShown });
  const { afterAlive } = await import('./later/after-alive');
  afterAlive(window, { router, sdk, port, release: import.meta.url });
}

/** The page is there and comes alive as it is; the launch follows, for it may change what is shown. */
async function comeAlive({ sdk, router, place, content, firstPageShown }: App): Promise<void> {
  await Promise.all([sdk.i18n.ensure(), hydrate(router)]);
  window.$_TSR?.h();
  await breath();
  const began = performance.now();
  // In slices: whoever acts meanwhile is not kept waiting.
  startTransition(() => void hydrateRoot(place, content));
  await firstPageShown;
  await whenAlive(place);
  if (performance.now() - began > QUICK_MS) router.options.defaultViewTransition = false;
  performance.mark('alive');
  await window.replayEarly?.();
  await sdk.start();
}

/**
 * The launch, the first page's data and the texts are fetched at once; nothing can be said without the texts. A page that was
 * rendered without its data stays until there is something to show instead.
 */
async function startAlone({ sdk, router, place, content }: App): Promise<void> {
  const launched = sdk.start();
  const loaded = router.load().catch(() => undefined);
  await Promise.all([sdk.i18n.ensure(), window.replayEarly && loaded]).catch(() => undefined);
  createRoot(place).render(content);
  await Promise.all([launched, loaded]);
}

/** Loaders put words into what they load. */
function loadAgainInAnotherLanguage(sdk: Sdk, router: AppRouter): void {
  let { locale } = sdk.i18n;
  sdk.i18n.subscribe(() => {
    if (sdk.i18n.locale === locale) return;
    locale = sdk.i18n.locale;
    void router.invalidate();
  });
}

/** Between two steps: on a slow phone each takes a while, and what a visitor does meanwhile waits for one only. */
const breath = () => new Promise<void>((next) => setTimeout(next));

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id "app".');
// Not awaited here: a page's file waits for this one, and coming alive waits for the page's file.
void breath().then(() => begin(root));
