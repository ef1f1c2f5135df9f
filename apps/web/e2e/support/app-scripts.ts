import type { Page } from 'playwright';

/** A call the page made to an app's script, with what it was given. */
export interface AppCall {
  name: string;
  given: Record<string, unknown>;
}

/** Every call is kept, and answered with success a moment later. */
const keeping = `
  window.appCalls = [];
  const call = (name) => (given) => {
    appCalls.push({ name, given: JSON.parse(JSON.stringify(given)) });
    setTimeout(() => given.success?.({}));
  };`;

/** What the messaging app's script does: it says that it is ready once it was configured. */
const messagingAppScript = `${keeping}
  let ready = () => {};
  window.wx = {
    config(given) { call('config')(given); setTimeout(() => ready()); },
    ready(listener) { ready = listener; },
    error() {},
    miniProgram: {},
  };
  for (const name of ['updateAppMessageShareData', 'updateTimelineShareData', 'onMenuShareAppMessage',
    'onMenuShareTimeline', 'hideMenuItems', 'showMenuItems', 'scanQRCode']) window.wx[name] = call(name);`;

const paymentAppScript = `${keeping}
  window.upsdk = { pluginReady: (listener) => setTimeout(listener) };
  for (const name of ['appletAuth', 'scanQRCode', 'showSharePopup', 'getLocationGps']) upsdk[name] = call(name);`;

export const userAgents = {
  messagingApp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI Language/zh_CN',
  paymentApp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 (com.unionpay.chsp) (UnionPay/1.0 CloudPay) (cordova 4.5.4) (upApplet)',
} as const;

/** Stands in for the app around the page: its bridge, and its script from its own address. */
export async function pretendMessagingApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { WeixinJSBridge: { invoke() {} }, __wxjs_environment: 'browser' });
  });
  await page.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: messagingAppScript }),
  );
}

export async function pretendPaymentApp(page: Page): Promise<void> {
  await page.route('https://open.95516.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: paymentAppScript }),
  );
}

/** The calls of the page shown, since it was loaded. */
export const appCalls = (page: Page): Promise<AppCall[]> =>
  page.evaluate(() => Reflect.get(window, 'appCalls') ?? []);
