import '@yunyou/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { createBrowserHost } from '@yunyou/host/browser';
import { productRoutes } from '@yunyou/navigation';
import { createSdk } from '@yunyou/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { builtPages } from './built-pages';
import { createAppRouter, navigationPort } from './router';
import { keepShellOffline } from './service-worker';

/** How long the configuration waits for the first page. */
const FIRST_PAGE_PATIENCE_MS = 3_000;

const host = createBrowserHost(window);
// A page that is in the route table and not built yet is lost, and no bar or link leads to it.
const built = new Set(builtPages.map(([path]) => path));
let showFirstPage: () => void = () => {};
const sdk = createSdk({
  baseUrl: '',
  host,
  routes: productRoutes().filter(({ path }) => built.has(path)),
  firstPageShown: new Promise<void>((resolve) => {
    showFirstPage = resolve;
  }),
});
const router = createAppRouter(sdk);

sdk.navigation.attach(navigationPort(router, host.openUrl), { current: () => router.history.location.href });
sdk.i18n.subscribe(() => document.documentElement.setAttribute('lang', sdk.i18n.locale));

// The launch, the first page's data and the texts are fetched at once; nothing can be said without the texts.
const launched = sdk.start();
const loaded = router.load().catch(() => undefined);
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  showFirstPage();
});
// A first page that is long in coming must not keep the configuration away.
setTimeout(showFirstPage, FIRST_PAGE_PATIENCE_MS);
await sdk.i18n.ensure().catch(() => undefined);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id "app".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// Loaders put words into what they load: in another language they load again.
let locale = sdk.i18n.locale;
sdk.i18n.subscribe(() => {
  if (sdk.i18n.locale === locale) return;
  locale = sdk.i18n.locale;
  void router.invalidate();
});

void Promise.all([launched, loaded]).then(() => keepShellOffline(window));
