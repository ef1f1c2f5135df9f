import { channelSource } from '@yunyou/contract';
import { createMessagingAppHost, type MessagingAppScript } from '@yunyou/host/messaging-app';
import { createPaymentAppHost, type Upsdk } from '@yunyou/host/payment-app';
import type { Sdk, SdkHost } from '@yunyou/sdk';
import { loadScript } from '../src/after-hydration/load-script';
import type { AppRouter } from '../src/router';

// Fetched in these apps only: it stands beside `src`, all of whose files go into the two every visitor fetches.

/** What the apps' scripts put into a page. */
type AppWindow = Window & { readonly wx?: MessagingAppScript; readonly upsdk?: Upsdk };

const messagingAppScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const paymentAppScript = 'https://open.95516.com/s/open/js/upsdk.js';

/**
 * Gives the browser's host what the messaging app can do besides; resolves to whether this is a page of its mini-program,
 * or never where the app does not say. To be called while the address is the one the page was loaded at: on iOS the app
 * checks signatures against that. The share button goes on copying the address, as no call opens the app's menu.
 */
export function takeMessagingApp(window: AppWindow, host: SdkHost): Promise<boolean> {
  const { configure, offerShare, scan, isMiniProgram } = createMessagingAppHost(window, {
    loadScript: () => scriptOf(window.document, messagingAppScript, () => window.wx),
  });
  Object.assign(host, { configure, offerShare, scan });
  return isMiniProgram();
}

/** Gives the browser's host what the payment app can do besides; its share sheet opens by the share button. */
export function takePaymentApp(window: AppWindow, host: SdkHost): void {
  const { configure, share, scan, loginCode, locate } = createPaymentAppHost(window, {
    loadScript: () => scriptOf(window.document, paymentAppScript, () => window.upsdk),
  });
  Object.assign(host, { configure, share, scan, loginCode, locate });
}

/** Joins the app around a hydrated page. */
export function joinApp(window: AppWindow, router: AppRouter, sdk: Sdk): void {
  const { host, source } = sdk.channel.info;
  if (host === 'unionpay') takePaymentApp(window, sdk.host);
  // In its mini-program, source 4, that shares and not the page.
  else if (source === channelSource.messagingApp) {
    // Nobody asked the app when the visit's channel was known already.
    if (!sdk.host.configure) void takeMessagingApp(window, sdk.host);
    offerEveryPage(window.document, router, sdk);
  }
}

/** The app's menu shares the page shown, and nothing on a page that may not be shared. */
function offerEveryPage(document: Document, router: AppRouter, sdk: Sdk): void {
  const offer = () =>
    sdk.share.offer(wordsOf(document)).catch((error: unknown) => {
      console.error('The menu of the app could not be set', error);
    });
  void offer();
  // A member's link has their code.
  void sdk.session.waitUntilLaunched().then(() => {
    if (sdk.session.state.isMember) void offer();
  });
  sdk.on('loggedOut', () => void offer());
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) void offer();
  });
}

/** What a rendered page says of itself in its head; it is gone when the visitor has moved on. */
function wordsOf(document: Document): { title?: string; desc?: string; imgUrl?: string } {
  const word = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content || undefined;
  const [title, desc, imgUrl] = ['title', 'description', 'image'].map(word);
  return { ...(title && { title }), ...(desc && { desc }), ...(imgUrl && { imgUrl }) };
}

async function scriptOf<Script>(
  document: Document,
  url: string,
  find: () => Script | undefined,
): Promise<Script> {
  if (!find()) await loadScript(document, url);
  const script = find();
  if (!script) throw new Error(`${url} has put nothing into the page.`);
  return script;
}
