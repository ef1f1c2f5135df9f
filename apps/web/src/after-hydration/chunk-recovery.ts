import { chunkLoadErrorName } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import { createBrowserHost } from '@yunyou/host/browser';
import { saveForm } from './form-restoration';

const reloadedKey = 'reloadedAtMs';
/** After a reload that did not help, the next one waits this long, so that a page never reloads without end. */
const QUIET_AFTER_RELOAD_MS = 30_000;

/**
 * A part of the app that could not be loaded: its error is named `ChunkLoadError`, which each browser names in its own way.
 * A new release takes the files of the old one away. When the server speaks of another release than the one that runs, the
 * page is loaded anew at the same address, what was typed kept. Without a network nothing is done: the page says so and
 * offers another try.
 *
 * @param release address of the app's own script, which every page of this release names
 */
export function recoverFromNewRelease(window: Window, host: Host, release: string): void {
  let isAsking = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkLoadErrorName;
    if (isAsking) return;
    isAsking = true;
    void isAnotherRelease(window, release).then((isAnother) => {
      isAsking = false;
      if (!isAnother || !mayReload(window, host)) return;
      saveForm(window, host);
      window.location.reload();
    });
  });
}

async function isAnotherRelease(window: Window, release: string): Promise<boolean> {
  try {
    const answer = await window.fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(new URL(release, window.location.href).pathname);
  } catch {
    return false;
  }
}

/**
 * Whether a page may reload itself now; remembers that it did. Where nothing can be stored it may not: it would reload
 * without end, and what was typed would be lost.
 */
export function mayReload(window: Window, { sessionStorage }: Pick<Host, 'sessionStorage'>): boolean {
  const now = Date.now();
  const age = now - Number(sessionStorage.get(reloadedKey) ?? 0);
  if (age >= 0 && age < QUIET_AFTER_RELOAD_MS) return false;
  sessionStorage.set(reloadedKey, String(now));
  // The next page's host knows what was really stored.
  return createBrowserHost(window).sessionStorage.get(reloadedKey) === String(now);
}
