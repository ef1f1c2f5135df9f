import { describe, expect, it, vi } from 'vitest';
import {
  createMessagingAppBridge,
  createMessagingAppHost,
  createMiniProgramProbe,
} from '../src/messaging-app';
import { createPretendMessagingApp, sign } from './pretend-messaging-app';
import { createTarget, createWindow } from './pretend-window';

const content = {
  title: 'T',
  desc: 'D',
  link: 'https://shop.example/a',
  imgUrl: 'https://cdn.example/a.webp',
};
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.47';
const never = () => new Promise<never>(() => {});

function start(app = createPretendMessagingApp(), options: { wait?: () => Promise<void> } = {}) {
  const loadScript = vi.fn(async () => app.script);
  const host = createMessagingAppHost(app.window, { loadScript, wait: never, ...options });
  return { app, host, loadScript };
}

describe('what pays in the messaging app', () => {
  const inProgram = (environment?: string) => {
    const app = createPretendMessagingApp();
    return {
      app,
      window: Object.assign(app.window, { __wxjs_environment: environment, WeixinJSBridge: { invoke() {} } }),
    };
  };

  it('is the bridge on an ordinary page', async () => {
    const { app, window } = inProgram('browser');
    const host = createMessagingAppHost(window, { loadScript: async () => app.script, wait: never });
    expect(await host.payPlatforms()).toEqual({ messagingApp: host.bridge });
  });

  it('is a hop to a page of the mini-program in its web view, and nothing where it has none', async () => {
    const { app, window } = inProgram('miniprogram');
    const given = { loadScript: async () => app.script, wait: never };
    const { webView } = await createMessagingAppHost(window, {
      ...given,
      payPage: '/pages/pay/pay',
    }).payPlatforms();
    expect(webView).toMatchObject({ page: '/pages/pay/pay' });
    webView?.miniProgram.navigateTo({ url: '/pages/pay/pay?orderId=1' });
    expect(app.named('navigateTo')).toEqual([{ url: '/pages/pay/pay?orderId=1' }]);
    expect(await createMessagingAppHost(window, given).payPlatforms()).toEqual({});
  });

  it("is the bridge when the app never says where it is, and nothing in another app's mini-program", async () => {
    const app = createPretendMessagingApp();
    const given = { loadScript: async () => app.script, wait: async () => {} };
    const host = createMessagingAppHost(app.window, given);
    expect(await host.payPlatforms()).toEqual({ messagingApp: host.bridge });
    const other = Object.assign(createPretendMessagingApp().window, { ks: { miniProgram: {} } });
    expect(await createMessagingAppHost(other, given).payPlatforms()).toEqual({});
  });
});

describe('preparing the script of the messaging app', () => {
  it('is for the address shown, without its fragment, once per address', async () => {
    const { app, host, loadScript } = start();
    const signUrl = vi.fn(sign);
    await host.configure(signUrl);
    await host.offerShare(content);
    expect(signUrl.mock.calls).toEqual([['https://shop.example/a?x=1']]);
    app.route('https://shop.example/b#x');
    await host.offerShare(content);
    expect(signUrl.mock.calls.at(-1)).toEqual(['https://shop.example/b']);
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  it('on iOS is for the address the page was loaded at, wherever the router went since', async () => {
    const { app, host } = start(createPretendMessagingApp({ userAgent: iPhone }));
    const signUrl = vi.fn(sign);
    app.route('https://shop.example/b');
    await host.configure(signUrl);
    app.route('https://shop.example/c');
    await host.offerShare(content);
    expect(signUrl.mock.calls).toEqual([['https://shop.example/a?x=1']]);
  });

  it('hands the nonce over in the spelling of the script, with all calls that are used', async () => {
    const { app, host } = start();
    await host.configure(sign);
    expect(app.configured[0]).toMatchObject({ debug: false, appId: 'wx1', nonceStr: 'n', timestamp: 1 });
    expect(app.configured[0]?.jsApiList).toEqual([
      'updateTimelineShareData',
      'updateAppMessageShareData',
      'scanQRCode',
      'onMenuShareTimeline',
      'onMenuShareAppMessage',
      'hideMenuItems',
      'showMenuItems',
    ]);
  });

  it('fails when the app refuses the signature, although the app says ready then too, and can be tried again', async () => {
    const { host } = start();
    const wrong = async () => ({ ...(await sign('https://elsewhere.example/')) });
    await expect(host.configure(wrong)).rejects.toMatchObject({
      name: 'HostError',
      code: 'failed',
      capability: 'configure',
      cause: { errMsg: 'config:invalid signature' },
    });
    await host.configure(sign);
  });

  // conformance: VAL-05
  it('fails when the appid is empty, and says so', async () => {
    const { app, host } = start();
    const unsigned = async (url: string) => ({ ...(await sign(url)), appId: '' });
    await expect(host.configure(unsigned)).rejects.toMatchObject({
      code: 'failed',
      cause: expect.objectContaining({ message: 'The appid cannot be empty.' }),
    });
    expect(app.configured).toEqual([]);
  });

  it('fails outside of the app, where no answer ever comes', async () => {
    const { host } = start(createPretendMessagingApp({ isOutside: true }), { wait: async () => {} });
    await expect(host.configure(sign)).rejects.toMatchObject({ code: 'failed', capability: 'configure' });
  });

  it("rejects with the server's own refusal, and is asked for before anything else works", async () => {
    const { host } = start();
    await expect(host.scan()).rejects.toMatchObject({ code: 'failed', capability: 'configure' });
    const refusal = new Error('429');
    await expect(host.configure(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('loads the script again when it could not be had', async () => {
    const app = createPretendMessagingApp();
    const loadScript = vi.fn(async () => app.script).mockRejectedValueOnce(new Error('offline'));
    const host = createMessagingAppHost(app.window, { loadScript, wait: never });
    await expect(host.configure(sign)).rejects.toMatchObject({ code: 'failed', cause: new Error('offline') });
    await host.configure(sign);
    expect(loadScript).toHaveBeenCalledTimes(2);
  });
});

// conformance: CH-04
describe("the messaging app's share menu", () => {
  it('offers the content by the newer and the older calls, without a description on the timeline', async () => {
    const { app, host } = start();
    await host.configure(sign);
    await host.offerShare(content);
    const { desc, ...timeline } = content;
    expect(app.named('updateAppMessageShareData')).toEqual([content]);
    expect(app.named('updateTimelineShareData')).toEqual([timeline]);
    expect(app.named('onMenuShareAppMessage')).toEqual([content]);
    expect(app.named('onMenuShareTimeline')).toEqual([timeline]);
    expect(desc).toBe('D');
  });

  it('is hidden on a page that may not be shared, and comes back on the next', async () => {
    const { app, host } = start();
    await host.configure(sign);
    await host.offerShare(undefined);
    expect(app.named('hideMenuItems')).toMatchObject([
      { menuList: expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:share:timeline']) },
    ]);
    await host.offerShare(content);
    expect(app.named('showMenuItems')).toEqual(app.named('hideMenuItems'));
  });

  it('rejects when the app does not take the content', async () => {
    const { app, host } = start();
    await host.configure(sign);
    app.end('updateTimelineShareData', 'fail');
    await expect(host.offerShare(content)).rejects.toMatchObject({
      code: 'failed',
      capability: 'offerShare',
    });
  });

  it.each([
    ['onMenuShareAppMessage', 'cancel', 'cancelled'],
    ['onMenuShareTimeline', 'fail', 'failed'],
  ] as const)('tells the caller when %s ends with %s', async (entry, ending, code) => {
    const { app, host } = start();
    await host.configure(sign);
    const sharing = host.share(content);
    await vi.waitFor(() => expect(app.named('onMenuShareTimeline')).toHaveLength(1));
    app.choose(entry, ending);
    await expect(sharing).rejects.toMatchObject({ name: 'HostError', code, capability: 'share' });
  });

  it('resolves a share when the person did share, not when the content is set', async () => {
    const { app, host } = start();
    await host.configure(sign);
    let isShared = false;
    const sharing = host.share(content).then(() => {
      isShared = true;
    });
    await vi.waitFor(() => expect(app.named('updateAppMessageShareData')).toHaveLength(1));
    expect(isShared).toBe(false);
    app.choose('onMenuShareAppMessage', 'success');
    await sharing;
    expect(isShared).toBe(true);
  });

  it('ends a share nobody made as cancelled when the next page offers its own', async () => {
    const { app, host } = start();
    await host.configure(sign);
    const sharing = host.share(content);
    const ended = expect(sharing).rejects.toMatchObject({ code: 'cancelled' });
    await vi.waitFor(() => expect(app.named('onMenuShareTimeline')).toHaveLength(1));
    await host.offerShare(content);
    await ended;
  });
});

describe('scanning in the messaging app', () => {
  it.each([
    ['https://shop.example/t?a=1,2', 'https://shop.example/t?a=1,2'],
    ['CODE_128,YY2026', 'YY2026'],
    ['EAN_13,6901234567892', '6901234567892'],
    ['{"scan_code":{"scan_result":"CODE_39,A,B"}}', 'A,B'],
    ['{"a":1}', '{"a":1}'],
    ['7', '7'],
    ['null', 'null'],
  ])('reads %s as %s', async (resultStr, text) => {
    const { app, host } = start();
    await host.configure(sign);
    app.scan(resultStr);
    expect(await host.scan()).toBe(text);
  });

  it.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('that ends with %s is %s', async (ending, code) => {
    const { app, host } = start();
    await host.configure(sign);
    app.end('scanQRCode', ending);
    await expect(host.scan()).rejects.toMatchObject({ code, capability: 'scan' });
  });
});

describe('the host of the messaging app', () => {
  it('is a browser besides, with the present state of the network', async () => {
    const { app, host } = start();
    expect(host.kind).toBe('messaging-app');
    host.storage.set('token', 't');
    expect(app.window.localStorage.getItem('token')).toBe('t');
    Object.assign(app.window.navigator, { onLine: false, languages: ['en'] });
    expect([host.isOnline, host.languages, await host.networkType()]).toEqual([false, ['en'], 'none']);
    await expect(host.loginCode()).rejects.toMatchObject({ code: 'unsupported', capability: 'loginCode' });
  });

  it('leads from a web view to a native page of the mini-program', async () => {
    const { app, host } = start();
    await host.configure(sign);
    await host.openNativePage('/pages/pay/pay?id=1');
    expect(app.named('navigateTo')).toEqual([{ url: '/pages/pay/pay?id=1' }]);
  });
});

describe('where a page of the messaging app runs', () => {
  const windowWith = (parts: { __wxjs_environment?: string; WeixinJSBridge?: { invoke(): void } }) => {
    const page = createTarget();
    return { page, window: { document: page, ...parts } };
  };
  const bridge = { invoke() {} };

  it('is no mini-program on an ordinary page of an iPhone, whose environment is a text too', async () => {
    const { window } = windowWith({ __wxjs_environment: 'browser', WeixinJSBridge: bridge });
    expect(await createMiniProgramProbe(window)()).toBe(false);
  });

  it('is known only when the bridge is ready', async () => {
    const { window, page } = windowWith({});
    const asked = createMiniProgramProbe(window)();
    Object.assign(window, { __wxjs_environment: 'miniprogram', WeixinJSBridge: bridge });
    page.fire('WeixinJSBridgeReady');
    expect(await asked).toBe(true);
  });

  it('is never said outside of the app', async () => {
    const { window } = windowWith({});
    const asked = createMiniProgramProbe(window)();
    const soon = new Promise((resolve) => setTimeout(() => resolve('nothing'), 5));
    expect(await Promise.race([asked, soon])).toBe('nothing');
  });
});

describe('the bridge of the messaging app', () => {
  const userAgent = 'Mozilla/5.0 MicroMessenger/8.0.49';

  it('is there in the messaging app only', () => {
    const { document } = createWindow();
    const bridgeIn = (agent: string) =>
      createMessagingAppBridge({ document, navigator: { userAgent: agent } });
    expect(bridgeIn('Mozilla/5.0 Chrome/120')).toBeUndefined();
    expect(bridgeIn(`${userAgent} wxwork/4.1`)).toBeUndefined();
    expect(bridgeIn(userAgent)).toBeDefined();
  });

  it('calls at once when the app is ready, and waits when it is not', async () => {
    const page = createTarget();
    const bridge = {
      invoke: (name: string, _: object, answer: (result: { err_msg?: string }) => void) =>
        answer({ err_msg: `${name}:ok` }),
    };
    const ready = { navigator: { userAgent }, document: page, WeixinJSBridge: bridge };
    expect(await createMessagingAppBridge(ready)?.invoke('pay', {})).toEqual({ err_msg: 'pay:ok' });

    const late: { WeixinJSBridge?: typeof bridge } = {};
    const window = Object.assign(late, { navigator: { userAgent }, document: page });
    const answer = createMessagingAppBridge(window)?.invoke('pay', {});
    late.WeixinJSBridge = bridge;
    page.fire('WeixinJSBridgeReady');
    expect(await answer).toEqual({ err_msg: 'pay:ok' });
  });
});
