import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { findPayPlatforms, type InAppPayOptions, type InAppWindow } from '../src/in-app-pay';
import { createTarget } from './pretend-window';

const messagingApp = 'Mozilla/5.0 (Linux; Android 13) Mobile MicroMessenger/8.0.30';
const paymentApp = 'Mozilla/5.0 (iPhone) Mobile (com.unionpay.chsp) (UnionPay/1.0 CloudPay)';
const bankOnIos = 'Mozilla/5.0 (iPhone) Mobile CloudMercWebView /UnionPay/1.0 CCBLoongPay';
const otherPaymentApp = 'Mozilla/5.0 (iPhone) Mobile AliApp(AP/10.5) AlipayClient/10.5';
const never = () => new Promise<never>(() => {});
const onShow: InAppPayOptions['onShow'] = () => () => {};

function find(userAgent: string, parts: Partial<InAppWindow> = {}, options: Partial<InAppPayOptions> = {}) {
  const page = createTarget();
  const loaded: string[] = [];
  const opened: string[] = [];
  const assign = (url: string) => void opened.push(url);
  const window: InAppWindow = { navigator: { userAgent }, document: page, location: { assign }, ...parts };
  const loadScript = async (url: string) => void loaded.push(url);
  return {
    window,
    page,
    loaded,
    opened,
    found: findPayPlatforms(window, { onShow, loadScript, wait: never, ...options }),
  };
}

it('takes a real window', () => {
  expectTypeOf<Window>().toExtend<Omit<InAppWindow, 'MBS_PAYINFO'>>();
});

describe('what the app around a page pays with', () => {
  it('is nothing in a browser, and no script is loaded there', async () => {
    const { found, loaded } = find('Mozilla/5.0 (iPhone) Version/17 Mobile Safari/604');
    expect([await found, loaded]).toEqual([{}, []]);
  });

  it('is the bridge of the messaging app, and a hop in the web view of its mini-program', async () => {
    const bridge = { invoke: vi.fn() };
    const inPage = await find(messagingApp, { WeixinJSBridge: bridge, __wxjs_environment: 'browser' }).found;
    void inPage.messagingApp?.invoke('getBrandWCPayRequest', {});
    expect(bridge.invoke).toHaveBeenCalledOnce();

    const inProgram = { WeixinJSBridge: bridge, __wxjs_environment: 'miniprogram' };
    expect(await find(messagingApp, inProgram).found).toEqual({});
    const miniProgram = { navigateTo() {}, postMessage() {} };
    const options = {
      payPage: '/pages/pay/index',
      async loadScript(url: string) {
        expect(url).toContain('jweixin');
        Object.assign(asked.window, { wx: { miniProgram } });
      },
    };
    const asked = find(messagingApp, inProgram, options);
    expect(await asked.found).toEqual({ webView: { miniProgram, page: '/pages/pay/index', onShow } });
  });

  it('is the bridge when the messaging app never says whether it is a mini-program', async () => {
    const { found } = find(messagingApp, {}, { wait: async () => {} });
    expect(Object.keys(await found)).toEqual(['messagingApp']);
  });

  it("is the payment app's script, loaded when the page does not have it", async () => {
    const upsdk = { pluginReady() {}, pay() {} };
    const there = find(paymentApp, { upsdk });
    expect([await there.found, there.loaded]).toEqual([{ paymentApp: upsdk }, []]);
    const asked = find(paymentApp);
    expect([await asked.found, asked.loaded.length]).toEqual([{}, 1]);
    const refused = { loadScript: async () => Promise.reject(new Error('blocked')) };
    await expect(find(paymentApp, {}, refused).found).rejects.toThrow('blocked');
  });

  it("is the bank's app and not the payment app, whose name it carries", async () => {
    const { window, found, opened } = find(bankOnIos);
    const { bankApp, ...others } = await found;
    expect([others, bankApp?.directpay]).toEqual([{}, undefined]);
    bankApp?.provideInfo(() => 'signed');
    expect(window.MBS_PAYINFO?.()).toBe('signed');
    bankApp?.openScheme('mbspay://direct?signed');
    expect(opened).toEqual(['mbspay://direct?signed']);
    const directpay = vi.fn();
    const android = await find('Mozilla/5.0 (Linux; Android 13) CloudMercWebView', { mbspay: { directpay } })
      .found;
    android.bankApp?.directpay?.('signed');
    expect(directpay).toHaveBeenCalledWith('signed');
  });

  it('is the bridge of the other payment app, which may come later than the page, or never', async () => {
    const bridge = { call() {} };
    expect(await find(otherPaymentApp, { AlipayJSBridge: bridge }).found).toEqual({
      otherPaymentApp: bridge,
    });
    const late = find(otherPaymentApp);
    Object.assign(late.window, { AlipayJSBridge: bridge });
    late.page.fire('AlipayJSBridgeReady');
    expect(await late.found).toEqual({ otherPaymentApp: bridge });
    expect(await find(otherPaymentApp, {}, { wait: async () => {} }).found).toEqual({});
  });
});
