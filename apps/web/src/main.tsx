import '@yunyou/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createBrowserHost } from '@yunyou/host/browser';
import { canonicalPath, paths } from '@yunyou/navigation';
import { createSdk, type SdkSnapshot } from '@yunyou/sdk';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchBack } from './close-on-back';
import { cookieKeys } from './cookie-keys';
import { homeRouteTree } from './home-routes';
import { isPreviewFrame } from './preview/messages';
import { createAppRouter, navigationPort } from './router';

/** How long the configuration waits for the first page. */
const FIRST_PAGE_LIMIT_MS = 3_000;
/** A device that takes longer to hydrate shows the next page without motion, which would double the wait. */
const QUICK_MS = 60;

declare global {
  interface Window {
    /** Replays what was pressed and typed before hydration; see `server/early.js`. */
    replayEarly?: () => Promise<void>;
  }
}

/** Ends a task: whoever acts on a slow phone meanwhile waits for one step only. */
const nextTask = () => new Promise<void>((next) => setTimeout(next));

const importPages = () => import('./pages');

async function start(place: HTMLElement): Promise<void> {
  if (isPreviewFrame(window)) return (await import('./preview/frame')).startPreviewFrame(window, place);
  await nextTask();
  // What the server hands over by the router's `dehydrate`; undefined where a host serves the app as plain files.
  const snapshot: SdkSnapshot | undefined = window.$_TSR?.router?.dehydratedData;
  const { pathname, search, hash } = window.location;
  const isHomeAlone =
    snapshot !== undefined && canonicalPath(pathname) === paths.home && !hash.startsWith('#/');
  const pages = isHomeAlone ? undefined : await importPages();
  const host = createBrowserHost(window, { cookieKeys });
  let showFirstPage: () => void = () => {};
  const firstPageShown = new Promise<void>((resolve) => {
    showFirstPage = resolve;
  });
  let isShown = false;
  let isPush = false;
  const sdk = createSdk({
    baseUrl: '',
    host,
    snapshot,
    routes: pages?.appRoutes() ?? (async () => (await importPages()).appRoutes()),
    firstPageShown,
    areasWithoutDays: ['base', 'home', 'location'],
    messagingAppLogin: {},
    // Asked in the messaging app only, while the address is still the one the page was loaded at.
    probe: async () => (await import('../in-app/in-app')).takeMessagingApp(window, host),
  });
  // What is behind the hash of an old link, no server has seen.
  const behindHash = hash && sdk.navigation.table.resolve(pathname + search + hash)?.redirectTo;
  if (behindHash) return window.location.replace(behindHash);
  await nextTask();
  const followHistory = watchBack(window);
  const router = createAppRouter(sdk, {
    routeTree: pages?.pageRouteTree ?? homeRouteTree,
    loadPages: pages ? undefined : loadPages,
    origin: window.location.origin,
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // A rendered page may have been scrolled before the script came: it stays where it is.
    scrollRestoration: () => isShown || !snapshot,
    isNewPage: () => isPush,
    onPageShown: showFirstPage,
    onOverlayOpen: (close) => onOverlayOpen(close),
  });
  async function loadPages(): Promise<void> {
    await importPages();
    // The file has put every page into the tree, whose root is home's.
    router.setRoutes(router.buildRouteTree());
    router.options.context.loadPages = undefined;
    await sdk.navigation.loadRoutes();
  }
  const onOverlayOpen = followHistory(router.history);
  router.history.subscribe(({ action }) => {
    isPush = action.type === 'PUSH';
  });
  const port = navigationPort(router, host.openUrl);
  sdk.navigation.attach(port, { current: () => router.history.location.href });
  // A first page that is long in coming must not keep the configuration away.
  setTimeout(showFirstPage, FIRST_PAGE_LIMIT_MS);

  // Loaders put words into what they load.
  let { locale } = sdk.i18n;
  sdk.i18n.subscribe(() => {
    if (sdk.i18n.locale === locale) return;
    locale = sdk.i18n.locale;
    void router.invalidate();
  });

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (snapshot) {
    await Promise.all([sdk.i18n.ensure(), hydrate(router)]);
    window.$_TSR?.h();
    const began = performance.now();
    startTransition(() => void hydrateRoot(place, app));
    await firstPageShown;
    if (performance.now() - began > QUICK_MS) router.options.defaultViewTransition = false;
    performance.mark('hydrated');
    await window.replayEarly?.();
    // Without them home works all the same; a link tries again.
    if (isHomeAlone) await loadPages().catch(() => undefined);
    // The launch may change what is shown.
    await sdk.start();
  } else {
    // A page that was rendered without its data stays until there is something to show instead.
    // The SDK may lead elsewhere before the router is mounted and follows its history itself.
    const stopFollowing = router.history.subscribe(router.load);
    const launched = sdk.start();
    const loaded = router.load().catch(() => undefined);
    await Promise.all([sdk.i18n.ensure(), window.replayEarly && loaded]).catch(() => undefined);
    createRoot(place).render(app);
    stopFollowing();
    await Promise.all([launched, loaded]);
    void window.replayEarly?.();
  }
  isShown = true;
  // The router knows only what was scrolled since it listens.
  document.dispatchEvent(new Event('scroll'));
  const { afterHydration } = await import('./after-hydration/start');
  afterHydration(window, { router, sdk, release: import.meta.url });
}

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app".');
void start(place);
