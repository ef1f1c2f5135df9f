import type { Host } from '@yunyou/host';
import type { AppRouter } from '../router';
import { mayReload } from './chunk-recovery';
import { saveForm } from './form-restoration';

/** How quickly the server must answer for the network to count as there again. */
const ANSWER_TIMEOUT_MS = 3_000;
/** The device may take a network for one that leads nowhere: then it is asked again after this. */
const RETRY_MS = 5_000;

/**
 * Reloads a page from the service worker's cache as soon as there is a network, with what was typed. Until then it says how
 * old it is; pages gone to from it do not.
 */
export function reloadCachedPage(window: Window, host: Host, router: AppRouter): void {
  const { dataset } = window.document.documentElement;
  if (dataset.seenAt === undefined) return;

  let timer: number | undefined;
  const mayReloadNow = () => dataset.seenAt !== undefined && window.navigator.onLine;
  const reload = async () => {
    window.clearTimeout(timer);
    if (!mayReloadNow()) return;
    const isThere = await isReachable(window);
    if (!mayReloadNow()) return;
    if (isThere && mayReload(window, host)) {
      saveForm(window, host);
      window.location.reload();
    } else timer = window.setTimeout(reload, RETRY_MS);
  };
  const stop = router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return;
    stop();
    delete dataset.seenAt;
  });
  window.addEventListener('online', () => void reload());
  void reload();
}

async function isReachable(window: Window): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    // Every host has it, and the worker fetches it as it will fetch the page.
    return (await window.fetch('/service-worker.js', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
