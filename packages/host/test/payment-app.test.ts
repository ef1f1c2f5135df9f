import { describe, expect, it, vi } from 'vitest';
import { createPaymentAppHost } from '../src/payment-app';
import { createPretendPaymentApp, signForPaymentApp } from './pretend-payment-app';

const content = {
  title: 'T',
  desc: 'D',
  link: 'https://shop.example/a',
  imgUrl: 'https://cdn.example/a.webp',
};
const never = () => new Promise<never>(() => {});

function start(app = createPretendPaymentApp(), wait: () => Promise<void> = never) {
  return { app, host: createPaymentAppHost(app.window, { loadScript: async () => app.upsdk, wait }) };
}

it('hands in what the payment app pays with, once the app is ready', async () => {
  const { app, host } = start();
  const { paymentApp } = await host.payPlatforms();
  const done = vi.fn();
  paymentApp.pluginReady(() => paymentApp.pay({ tn: '1', success: done, fail() {} }));
  expect(done).toHaveBeenCalledOnce();
  expect([app.named('pluginReady').length, app.named('pay').length]).toEqual([1, 1]);
  const late = start(createPretendPaymentApp({ isReady: false }), async () => {});
  await expect(late.host.payPlatforms()).rejects.toMatchObject({ code: 'failed' });
});

describe('a mini-program of the payment app', () => {
  it('waits for the plugins once and never configures, which is deprecated there', async () => {
    const { app, host } = start();
    expect(await host.loginCode()).toBe('up-code');
    expect(await host.scan()).toBe('YY1');
    expect([app.named('pluginReady').length, app.named('config').length]).toEqual([1, 0]);
  });

  it('is taken for one when an older build says nothing', async () => {
    const { app, host } = start(createPretendPaymentApp({ page: 'version 9' }));
    await host.loginCode();
    expect(app.named('config')).toEqual([]);
  });

  it.each(['ios', 'android'] as const)('reads what %s hands back, an object or its text', async (system) => {
    const { app, host } = start(createPretendPaymentApp({ system }));
    expect(await host.locate()).toEqual({ latitude: 22.5, longitude: 114, datum: 'gcj02' });
    expect([await host.scan(), await host.loginCode()]).toEqual(['YY1', 'up-code']);
    app.answer('getLocationGps', { city: 'x' });
    await expect(host.locate()).rejects.toMatchObject({ code: 'failed', capability: 'locate' });
    app.answer('appletAuth', { code: '' });
    await expect(host.loginCode()).rejects.toMatchObject({ code: 'failed' });
  });

  it('tells refusals, which are only texts, from failures', async () => {
    const { app, host } = start();
    app.fail('appletAuth', { errcode: 'a31', errmsg: '用户取消' });
    await expect(host.loginCode()).rejects.toMatchObject({ name: 'HostError', code: 'cancelled' });
    app.fail('appletAuth', JSON.stringify({ errcode: 'a10', errmsg: 'bad backend token' }));
    await expect(host.loginCode()).rejects.toMatchObject({ code: 'failed', capability: 'loginCode' });
  });

  it('is not ready outside of the app, where nothing answers, and is asked again', async () => {
    const wait = vi.fn(async () => {});
    const { app, host } = start(createPretendPaymentApp({ isReady: false }), wait);
    await expect(host.scan()).rejects.toMatchObject({ code: 'failed', capability: 'configure' });
    await expect(host.scan()).rejects.toMatchObject({ code: 'failed' });
    expect([app.named('pluginReady').length, wait.mock.calls]).toEqual([2, [[5_000], [5_000]]]);
  });

  it("shares in the app's own sheet", async () => {
    const { app, host } = start();
    await host.share(content);
    expect(app.named('showSharePopup')).toEqual([
      {
        name: 'showSharePopup',
        given: { title: 'T', desc: 'D', shareUrl: content.link, picUrl: content.imgUrl },
      },
    ]);
  });
});

describe('a plain page in the payment app', () => {
  const plain = () => createPretendPaymentApp({ page: 'upHtml' });

  it('is signed per address, without its fragment', async () => {
    const { app, host } = start(plain());
    const sign = vi.fn(signForPaymentApp);
    await host.configure(sign);
    await host.scan();
    app.route('https://shop.example/b');
    await host.scan();
    expect(sign.mock.calls).toEqual([['https://shop.example/a?x=1'], ['https://shop.example/b']]);
    expect(app.named('pluginReady')).toEqual([]);
    expect(app.named('config')[0]?.given).toMatchObject({
      appId: 'up1',
      nonceStr: 'n',
      timestamp: 1,
      debug: false,
    });
  });

  it('rejects when it is not signed, or signed wrongly', async () => {
    const { host } = start(plain());
    await expect(host.scan()).rejects.toMatchObject({ code: 'failed', capability: 'configure' });
    const wrong = async () => signForPaymentApp('https://elsewhere.example/');
    await expect(host.configure(wrong)).rejects.toMatchObject({
      code: 'failed',
      cause: { errcode: 'N60025' },
    });
  });

  it('is a browser besides', async () => {
    const { app, host } = start(plain());
    Object.assign(app.window.navigator, { onLine: false, languages: ['zh-CN'] });
    expect([host.kind, host.isOnline, host.languages, await host.networkType()]).toEqual([
      'payment-app',
      false,
      ['zh-CN'],
      'none',
    ]);
    await host.offerShare(content);
    expect(app.calls).toEqual([]);
  });
});
