import { findPayPlatforms } from '@yunyou/host/in-app-pay';
import type { SdkHost } from '@yunyou/sdk';
import { loadScript } from './load-script';

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
