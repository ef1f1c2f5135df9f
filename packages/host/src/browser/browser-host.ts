import type { Host, TextStorage } from '../host';
import { HostError, lacking } from '../host-error';
import { createListeners } from '../listeners';
import { expectOpenable, telUrl } from '../open-url';
import { createCookieStorage } from './cookie-storage';
import { copyBySelection } from './copy-by-selection';
import { createVisibility } from './visibility';
import { createWebStorage } from './web-storage';
import type { BrowserWindow } from './window';

export interface BrowserHostOptions {
  /** Keys of `storage` kept in cookies, for a server that renders pages and must know them. Default none. */
  cookieKeys?: readonly string[];
}

/** The host of an ordinary browser. Listens to nothing before somebody subscribes. */
export function createBrowserHost(window: BrowserWindow, { cookieKeys = [] }: BrowserHostOptions = {}): Host {
  const { navigator } = window;
  const { shown, hidden } = createVisibility(window);
  const online = createListeners<[boolean]>(() => {
    const goOnline = () => online.tell(true);
    const goOffline = () => online.tell(false);
    window.addEventListener('online', goOnline);
    window.addEventListener('offline', goOffline);
    return () => {
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', goOffline);
    };
  });

  function openUrl(url: string): void {
    expectOpenable(url);
    window.location.assign(url);
  }

  return {
    kind: 'browser',
    storage: withCookies(window, cookieKeys),
    sessionStorage: createWebStorage(() => window.sessionStorage),
    location: {
      get href() {
        return window.location.href;
      },
      replaceUrl: (url) => window.history.replaceState(window.history.state, '', url),
    },
    userAgent: navigator.userAgent,
    get languages() {
      return navigator.languages ?? [];
    },
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
    get isOnline() {
      return navigator.onLine ?? true;
    },
    onOnlineChange: online.add,
    onShow: shown.add,
    onHide: hidden.add,
    openUrl,
    // Few browsers tell more, and none of them to be relied on.
    networkType: async () => (navigator.onLine === false ? 'none' : 'unknown'),
    async offerShare() {},
    scan: lacking('scan'),
    loginCode: lacking('loginCode'),
    async share({ title, desc, link }) {
      if (!navigator.share) throw new HostError('unsupported', 'share');
      try {
        await navigator.share({ title, text: desc, url: link });
      } catch (error) {
        const isCancelled = error instanceof Error && error.name === 'AbortError';
        throw new HostError(isCancelled ? 'cancelled' : 'failed', 'share', error);
      }
    },
    async copyText(text) {
      try {
        // Missing on pages that are not served over https.
        if (!navigator.clipboard) throw new HostError('unsupported', 'copyText');
        await navigator.clipboard.writeText(text);
      } catch (error) {
        if (!copyBySelection(window.document, text)) throw new HostError('failed', 'copyText', error);
      }
    },
    vibrate: (ms) => void navigator.vibrate?.(ms),
    dial: (phone) => openUrl(telUrl(phone)),
    // Its code is fetched by the first who asks.
    locate: async () => (await import('./locate')).locate(navigator.geolocation),
  };
}

/** The browser's storage, with these keys in cookies instead. */
function withCookies(window: BrowserWindow, keys: readonly string[]): TextStorage {
  const storage = createWebStorage(() => window.localStorage);
  if (keys.length === 0) return storage;
  const cookies = createCookieStorage(
    () => window.document,
    () => window.location.href.startsWith('https:'),
  );
  const of = (key: string) => (keys.includes(key) ? cookies : storage);
  return {
    get: (key) => of(key).get(key),
    set: (key, value) => of(key).set(key, value),
    remove: (key) => of(key).remove(key),
  };
}
