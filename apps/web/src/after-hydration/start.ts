import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { recoverFromNewRelease } from './chunk-recovery';
import { forgetFirstMetadata } from './first-metadata';
import { restoreForm } from './kept-form';
import { renewKeptPage } from './kept-page';
import { prefetchNearLinks } from './near-links';
import { prefetchIntended } from './prefetch';
import { keepPagesOffline } from './service-worker';

export interface HydratedApp {
  router: AppRouter;
  sdk: Sdk;
  /** Address of the script this page runs. */
  release: string;
}

/** What a page does once it is hydrated: nobody waits for any of it, so it is loaded lazily. */
export function afterHydration(window: Window, { router, sdk, release }: HydratedApp): void {
  recoverFromNewRelease(window, release);
  restoreForm(window);
  router.options.context.prefetch = prefetchIntended(router, sdk);
  prefetchNearLinks(window, router, sdk);
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) forgetFirstMetadata(window.document);
  });
  renewKeptPage(window, router);
  keepPagesOffline(window, sdk);
  const { host } = sdk.channel.info;
  if (host === 'wechat' || host === 'unionpay') {
    void import('../../in-app/in-app').then(({ joinApp }) => joinApp(window, router, sdk));
  }
}
