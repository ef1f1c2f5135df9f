import type { NavigationPort } from '@yunyou/navigation';
import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { recoverFromNewRelease } from './chunk-recovery';
import { fetchIntended } from './fetch-ahead';
import { forgetFirstHead } from './head-of-first-page';
import { restoreForm } from './kept-form';
import { renewKeptPage } from './kept-page';
import { fetchNearLinks } from './near-links';
import { keepPagesOffline } from './service-worker';
import { setStage } from './stage';

export interface Alive {
  router: AppRouter;
  sdk: Sdk;
  /** How the SDK moves between pages. */
  port: NavigationPort;
  /** Address of the script this page runs. */
  release: string;
}

/** What a page does once it is there: nobody waits for any of it. */
export function afterAlive(window: Window, { router, sdk, port, release }: Alive): void {
  recoverFromNewRelease(window, release);
  // Whoever moves on before they are there, or finds them missing, asks again.
  router.options.context.learnPages().catch(() => undefined);
  restoreForm(window);
  // Of a page that began anew; any other has done it.
  void window.replayEarly?.();
  router.options.context.fetchAhead = fetchIntended(router, sdk);
  fetchNearLinks(window, { router, sdk, stage: setStage(window, router, port) });
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
