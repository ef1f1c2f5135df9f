/** Registers the worker that keeps the shell and the voucher page for a gate without a network. After everything else. */
export function keepShellOffline({ navigator, document }: Window): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that refuses (private mode, storage full) shows the app all the same.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else document.defaultView?.addEventListener('load', register, { once: true });
}
