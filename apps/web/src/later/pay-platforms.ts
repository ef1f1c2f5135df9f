import { findPayPlatforms } from '@yunyou/host/in-app-pay';
import type { SdkHost } from '@yunyou/sdk';

/** Page of `apps/mini-program` that pays, for when this page is in a web view of it. */
const PAY_PAGE = '/pages/pay/index';

/** Gives the browser's host what the app around this page pays with. Part of the page that pays: no other fetches it. */
export function handInPayPlatforms(window: Window, host: SdkHost): void {
  host.payPlatforms ??= () =>
    findPayPlatforms(window, {
      onShow: host.onShow,
      payPage: PAY_PAGE,
      loadScript: (url) => loadScript(window.document, url),
    });
}

/** The page runs scripts of its own origin only, and those that carry the answer's nonce. */
function loadScript(document: Document, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}
