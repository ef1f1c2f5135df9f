import '@yunyou/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createBrowserHost } from '@yunyou/host/browser';
import { createSdk } from '@yunyou/sdk';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { appRoutes } from './app-routes';
import { cookieKeys } from './kept-in-cookies';
import { handedOver, whenAlive } from './rendered-page';
import { createAppRouter, navigationPort } from './router';

/** How long the configuration waits for the first page. */
const FIRST_PAGE_PATIENCE_MS = 3_000;

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id "app".');

const snapshot = handedOver(window);
const host = createBrowserHost(window, { cookieKeys });
let showFirstPage: () => void = () => {};
const firstPageShown = new Promise<void>((resolve) => {
  showFirstPage = resolve;
});
const sdk = createSdk({ baseUrl: '', host, snapshot, routes: appRoutes(), firstPageShown });
const router = createAppRouter(sdk, {
  origin: window.location.origin,
  motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

sdk.navigation.attach(navigationPort(router, host.openUrl), { current: () => router.history.location.href });
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  showFirstPage();
});

/** The page is there and comes alive as it is; the launch follows, for it may change what is shown. */
async function comeAlive(place: HTMLElement): Promise<void> {
  await Promise.all([sdk.i18n.ensure(), hydrate(router)]);
  window.$_TSR?.h();
  // In slices: whoever acts meanwhile is not kept waiting.
  startTransition(() => void hydrateRoot(place, app));
  await firstPageShown;
  await whenAlive(place);
  performance.mark('alive');
  await window.replayEarly?.();
  await sdk.start();
}

/** The launch, the first page's data and the texts are fetched at once; nothing can be said without the texts. */
async function startAlone(place: HTMLElement): Promise<void> {
  const launched = sdk.start();
  const loaded = router.load().catch(() => undefined);
  // A first page that is long in coming must not keep the configuration away.
  setTimeout(showFirstPage, FIRST_PAGE_PATIENCE_MS);
  await sdk.i18n.ensure().catch(() => undefined);
  createRoot(place).render(app);
  await Promise.all([launched, loaded]);
}

// Not awaited here: a page's file waits for this one, and coming alive waits for the page's file.
void (snapshot ? comeAlive(root) : startAlone(root))
  .then(() => import('./later/after-alive'))
  .then(({ afterAlive }) => afterAlive(window, router, sdk, import.meta.url));

// Loaders put words into what they load: in another language they load again.
let locale = sdk.i18n.locale;
sdk.i18n.subscribe(() => {
  document.documentElement.lang = sdk.i18n.locale;
  if (sdk.i18n.locale === locale) return;
  locale = sdk.i18n.locale;
  void router.invalidate();
});
