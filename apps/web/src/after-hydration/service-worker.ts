import type { Sdk } from '@yunyou/sdk';

/**
 * Registers the worker that keeps the app and the pages last seen for when there is no network, after everything else, and
 * tells it when somebody logs in or out: what a member saw is not kept for the next one.
 */
export function registerServiceWorker({ navigator, document }: Window, sdk: Sdk): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = () => {
    // A browser that refuses (private mode, storage full) shows the app all the same.
    serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else document.defaultView?.addEventListener('load', register, { once: true });

  const tell = () => {
    void serviceWorker
      .getRegistration()
      .then((registration) => registration?.active?.postMessage('loginChanged'))
      .catch(() => undefined);
  };
  sdk.on('loggedOut', tell);
  sdk.on('loginSuccess', tell);
}
