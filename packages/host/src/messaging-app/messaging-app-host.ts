import { type BrowserHostOptions, type BrowserWindow, createBrowserHost } from '../browser';
import type { Host } from '../host';
import { askScript } from './ask-script';
import { type BridgeWindow, createMessagingAppBridge, type MessagingAppBridge } from './bridge';
import { createConfiguration } from './configuration';
import { createMiniProgramProbe, type ProbeWindow } from './mini-program-probe';
import { scannedText } from './scanned-text';
import type { MessagingAppScript } from './script';
import { createShareMenu } from './share-menu';

export interface MessagingAppHostOptions extends BrowserHostOptions {
  /** Loads the app's script (`jweixin`) and resolves to its object. Called by the first call that needs it. */
  loadScript: () => Promise<MessagingAppScript>;
  /** How long the app may take to accept a page. Default 5 000 ms. */
  timeoutMs?: number;
  /** Default: `setTimeout`. */
  wait?: (ms: number) => Promise<void>;
  /** The mini-program's page that pays, for pages in its web view; `orderId` is added. Default: such pages can't pay. */
  payPage?: string;
}

/** What pays in the app: its bridge, or in a web view of its mini-program a hop to one of its pages. */
export interface MessagingAppPayPlatforms {
  messagingApp?: MessagingAppBridge;
  webView?: {
    miniProgram: MessagingAppScript['miniProgram'];
    page: string;
    onShow: Host['onShow'];
  };
}

/** The messaging app's in-app browser, or a web view of its mini-program: everything of a browser and the app's calls. */
export interface MessagingAppHost extends Host {
  configure: NonNullable<Host['configure']>;
  /** The app's own calls, for payment; undefined outside of the app. */
  readonly bridge: MessagingAppBridge | undefined;
  /** Whether the page runs in the app's mini-program; see `probe` of `@yunyou/channel`. */
  isMiniProgram(): Promise<boolean>;
  /** For `@yunyou/payment`; the SDK takes it from here. Rejects when the app's script cannot be had. */
  payPlatforms(): Promise<MessagingAppPayPlatforms>;
  /** From a web view of the mini-program to one of its native pages, such as one that pays. */
  openNativePage(url: string): Promise<void>;
}

/** Made once, while the address is still the one the page was loaded at. */
export function createMessagingAppHost(
  window: BrowserWindow & BridgeWindow & ProbeWindow & { readonly document: BrowserWindow['document'] },
  { loadScript, timeoutMs = 5_000, wait = waitByTimer, payPage, ...options }: MessagingAppHostOptions,
): MessagingAppHost {
  const browser = createBrowserHost(window, options);
  const isMiniProgram = createMiniProgramProbe(window);
  const bridge = createMessagingAppBridge(window);
  const script = shared(loadScript);
  const configuration = createConfiguration({
    loadScript: script,
    href: () => window.location.href,
    entryHref: window.location.href,
    isIos: /iPhone|iPad|iPod/i.test(browser.userAgent),
    timeoutMs,
    wait,
  });
  const menu = createShareMenu(configuration.ready);

  return {
    ...browser,
    kind: 'messaging-app',
    get languages() {
      return browser.languages;
    },
    get isOnline() {
      return browser.isOnline;
    },
    networkType: () => browser.networkType(),
    bridge,
    isMiniProgram,
    async configure(sign) {
      configuration.signWith(sign);
      await configuration.ready();
    },
    offerShare: menu.offer,
    share: menu.share,
    async scan() {
      const script = await configuration.ready();
      const { resultStr = '' } = await askScript<{ resultStr?: string }>('scan', (answers) =>
        script.scanQRCode({ needResult: 1, scanType: ['qrCode', 'barCode'], ...answers }),
      );
      return scannedText(resultStr);
    },
    async payPlatforms() {
      if (!bridge) return {};
      const answer = await Promise.race([isMiniProgram(), wait(timeoutMs).then(() => false)]);
      if (!answer) return { messagingApp: bridge };
      if (payPage === undefined) return {};
      // Its calls to the mini-program need no signed page.
      const { miniProgram } = await script();
      return { webView: { miniProgram, page: payPage, onShow: browser.onShow } };
    },
    async openNativePage(url) {
      (await configuration.ready()).miniProgram.navigateTo({ url });
    },
  };
}

/** Loads once; a script that could not be had is loaded again. */
function shared<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
