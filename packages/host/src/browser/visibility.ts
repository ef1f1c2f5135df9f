import type { Unsubscribe } from '../host';
import { createListeners, type Listeners } from '../listeners';
import type { BrowserWindow } from './window';

/**
 * When the page comes to the front and goes to the back. Browsers disagree on which events a page restored from the
 * back-forward cache gets, so all of them are heard and only changes are told.
 */
export function createVisibility(window: BrowserWindow): { shown: Listeners<[]>; hidden: Listeners<[]> } {
  const { document } = window;
  let isShown = true;
  let users = 0;

  function change(next: boolean): void {
    if (next === isShown) return;
    isShown = next;
    (isShown ? shown : hidden).tell();
  }
  const read = () => change(document.visibilityState !== 'hidden');
  const leave = () => change(false);

  function connect(): Unsubscribe {
    users += 1;
    if (users === 1) {
      isShown = document.visibilityState !== 'hidden';
      document.addEventListener('visibilitychange', read);
      window.addEventListener('pageshow', read);
      window.addEventListener('pagehide', leave);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
      window.removeEventListener('pagehide', leave);
    };
  }

  const shown = createListeners<[]>(connect);
  const hidden = createListeners<[]>(connect);
  return { shown, hidden };
}
