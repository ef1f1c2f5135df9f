import { createInvitations, type Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { reloadCachedPage } from './cached-page';
import { recoverFromNewRelease } from './chunk-recovery';
import { removeFirstMetadata } from './first-metadata';
import { restoreForm } from './form-restoration';
import { prefetchNearLinks } from './near-links';
import { prefetchIntended } from './prefetch';
import { registerServiceWorker } from './service-worker';
import { watchUpdates } from './updates';

export interface HydratedApp {
  router: AppRouter;
  sdk: Sdk;
  /** Address of the script this page runs. */
  release: string;
}

/** What a page does once it is hydrated: nobody waits for any of it, so it is loaded lazily. */
export function afterHydration(window: Window, { router, sdk, release }: HydratedApp): void {
  recoverFromNewRelease(window, sdk.host, release);
  restoreForm(window, sdk.host);
  router.options.context.prefetch = prefetchIntended(router, sdk);
  prefetchNearLinks(window, router, sdk);
  const meetInvitation = createInvitations(sdk);
  const track = () => {
    const url = sdk.navigation.currentUrl();
    sdk.tracking.page(url);
    void meetInvitation(url);
  };
  track();
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return;
    removeFirstMetadata(window.document);
    track();
  });
  reloadCachedPage(window, sdk.host, router);
  registerServiceWorker(window, sdk);
  watchUpdates(window, sdk);
  const { host } = sdk.channel.info;
  if (host === 'wechat' || host === 'unionpay') {
    void import('../../in-app/in-app').then(({ joinApp }) => joinApp(window, router, sdk));
  }
}
