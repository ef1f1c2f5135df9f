import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { recoverFromNewRelease } from './chunk-recovery';
import { forgetFirstHead } from './head-of-first-page';
import { restoreForm } from './kept-form';
import { renewKeptPage } from './kept-page';
import { fetchNearLinks } from './near-links';
import { keepPagesOffline } from './service-worker';

/** What a page does once it is there: nobody waits for any of it. */
export function afterAlive(window: Window, router: AppRouter, sdk: Sdk, release: string): void {
  recoverFromNewRelease(window, release);
  // Whoever moves on before they are there, or finds them missing, asks again.
  router.options.context.learnPages().catch(() => undefined);
  restoreForm(window);
  fetchNearLinks(window, router, sdk);
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) forgetFirstHead(window.document);
  });
  renewKeptPage(window, router);
  keepPagesOffline(window, sdk);
  const { host } = sdk.channel.info;
  if (host === 'wechat' || host === 'unionpay') {
    void import('../../in-app/in-app').then(({ joinApp }) => joinApp(window, router, sdk));
  }
}
