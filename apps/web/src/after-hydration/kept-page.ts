import type { AppRouter } from '../router';
import { mayReload } from './chunk-recovery';
import { keepForm } from './kept-form';

/** How quickly the server must answer for the network to count as there again. */
const PATIENCE_MS = 3_000;
/** The device may take a network for one that leads nowhere: then it is asked again after this. */
const ASK_AGAIN_MS = 5_000;

/**
 * A page that the service worker kept from before gives way as soon as there is a network: it is loaded anew, with what
 * was typed. Until then it says how old it is, and the pages gone to from it do not: their data comes when they are shown.
 */
export function renewKeptPage(window: Window, router: AppRouter): void {
  const { dataset } = window.document.documentElement;
  if (dataset.seenAt === undefined) return;

  let timer: number | undefined;
  const mayBeRenewed = () => dataset.seenAt !== undefined && window.navigator.onLine;
  const renew = async () => {
    window.clearTimeout(timer);
    if (!mayBeRenewed()) return;
    const isThere = await isReachable(window);
    if (!mayBeRenewed()) return;
    if (isThere && mayReload(window)) {
      keepForm(window);
      window.location.reload();
    } else timer = window.setTimeout(renew, ASK_AGAIN_MS);
  };
  const stop = router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return;
    stop();
    delete dataset.seenAt;
  });
  window.addEventListener('online', () => void renew());
  void renew();
}

async function isReachable(window: Window): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // Every host has it, and the worker fetches it as it will fetch the page.
    return (await window.fetch('/service-worker.js', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
