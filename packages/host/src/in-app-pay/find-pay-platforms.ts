import type { Unsubscribe } from '../host';
import { createMessagingAppBridge, type MessagingAppBridge } from '../messaging-app/bridge';
import { createMiniProgramProbe } from '../messaging-app/mini-program-probe';
import type { MessagingAppScript } from '../messaging-app/script';
import type { Upsdk } from '../payment-app';
import type { InAppWindow, OtherPaymentAppBridge } from './in-app-window';

export interface InAppPayOptions {
  /** `onShow` of the host. */
  onShow: (listener: () => void) => Unsubscribe;
  /** Loads one of the apps' scripts into the page. Called only in the app whose script it is, and only when it is not there. */
  loadScript: (url: string) => Promise<void>;
  /** The mini-program's page that pays, for pages in its web view; `orderId` is added. Default: such pages can't pay. */
  payPage?: string;
  /** How long an app may take to put its bridge into the page. Default 2 000 ms. */
  timeoutMs?: number;
  /** Default: `setTimeout`. */
  wait?: (ms: number) => Promise<void>;
}

/** What the app around a page pays with; at most one. Fits `payPlatforms` of the SDK. */
export interface InAppPayPlatforms {
  messagingApp?: MessagingAppBridge;
  webView?: {
    miniProgram: MessagingAppScript['miniProgram'];
    page: string;
    onShow: (listener: () => void) => Unsubscribe;
  };
  paymentApp?: Pick<Upsdk, 'pluginReady' | 'pay'>;
  otherPaymentApp?: OtherPaymentAppBridge;
  bankApp?: {
    directpay?(parameters: string): void;
    provideInfo(read: () => string): void;
    openScheme(url: string): void;
    onShow: (listener: () => void) => Unsubscribe;
  };
}

const messagingAppScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const paymentAppScript = 'https://open.95516.com/s/open/js/upsdk.js';

/**
 * What the app around this page pays with: the app is known by its user agent, its object by the name it puts into the page.
 * Empty in a browser. Rejects with what `loadScript` rejects with.
 */
export async function findPayPlatforms(
  window: InAppWindow,
  { onShow, loadScript, payPage, timeoutMs = 2_000, wait = waitByTimer }: InAppPayOptions,
): Promise<InAppPayPlatforms> {
  const { userAgent } = window.navigator;

  // The bank's app carries the payment app's name too: only these words are the payment app's.
  if (/com\.unionpay\.(?:chsp|mobilepay)|UnionPay\/[\d.]+ CloudPay/i.test(userAgent)) {
    if (!window.upsdk) await loadScript(paymentAppScript);
    return window.upsdk ? { paymentApp: window.upsdk } : {};
  }
  if (/CCBLoongPay|CloudMercWebView|CCBSDK\//i.test(userAgent)) {
    const { mbspay } = window;
    return {
      bankApp: {
        ...(mbspay && { directpay: (parameters: string) => mbspay.directpay(parameters) }),
        provideInfo(read) {
          window.MBS_PAYINFO = read;
        },
        // The host's `openUrl` refuses any scheme but the web's.
        openScheme: (url) => window.location.assign(url),
        onShow,
      },
    };
  }
  if (/AlipayClient\/|AliApp\(AP\//i.test(userAgent)) {
    const ready = new Promise<void>((resolve) => {
      if (window.AlipayJSBridge) resolve();
      else window.document.addEventListener('AlipayJSBridgeReady', resolve, { once: true });
    });
    await Promise.race([ready, wait(timeoutMs)]);
    return window.AlipayJSBridge ? { otherPaymentApp: window.AlipayJSBridge } : {};
  }
  const bridge = createMessagingAppBridge(window);
  if (!bridge) return {};
  const isMiniProgram = createMiniProgramProbe(window)();
  if (!(await Promise.race([isMiniProgram, wait(timeoutMs).then(() => false)])))
    return { messagingApp: bridge };
  if (payPage === undefined) return {};
  if (!window.wx) await loadScript(messagingAppScript);
  return window.wx ? { webView: { miniProgram: window.wx.miniProgram, page: payPage, onShow } } : {};
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
