import { describe, expect, it, vi } from 'vitest';
import { createShortVideoFetch, createShortVideoHost, type ShortVideoTt } from '../src/short-video';
import { createPretendMiniProgram } from './pretend-mini-program';

const origin = 'https://shop.example';
const content = {
  title: 'T',
  desc: 'D',
  link: `${origin}/pages/spot/spot?id=7`,
  imgUrl: 'https://a.example/a',
};

/** The platform's object, over the same pretend program: what its calls have of their own shape is noted here. */
function start({ appName = 'Douyin', pays = true } = {}) {
  const app = createPretendMiniProgram();
  const sent: object[] = [];
  const pay = vi.fn<NonNullable<ShortVideoTt['pay']>>(({ success }) => success({ code: 0 }));
  const { request, getNetworkType: _, requestPayment: __, getRandomValues: ___, ...calls } = app.wx;
  const tt: ShortVideoTt = {
    ...calls,
    getSystemInfoSync: () => ({
      appName,
      version: '29.4.0',
      SDKVersion: '3.21.0',
      platform: 'ios',
      model: 'X',
    }),
    request(asked) {
      sent.push(asked);
      return request({ ...asked, data: JSON.stringify(asked.data) });
    },
    ...(pays && { pay }),
  };
  return { app, tt, sent, pay, host: createShortVideoHost(tt, { origin }) };
}

it("takes the platform's own tt, by its official typings", () => {
  const asWeUseIt: (tt: typeof import('@douyin-microapp/typings/types/api')) => ShortVideoTt = (tt) => tt;
  expect(asWeUseIt).toBeTypeOf('function');
});

describe('a mini-program of the short-video app', () => {
  it.each([
    ['Douyin', 'aweme/29.4.0 '],
    ['douyin', 'aweme/29.4.0 '],
    ['Toutiao', 'NewsArticle/29.4.0 '],
    ['XiGua', 'XiGua/29.4.0 '],
    ['', ''],
  ])(
    'in the app %s has the tokens that channel 7 is known by, however its name is spelt',
    (appName, token) => {
      const { userAgent, kind } = start({ appName }).host;
      expect([kind, userAgent]).toEqual(['short-video', `Mobile (ios; X) ${token}ToutiaoMicroApp/3.21.0`]);
    },
  );

  it('has storage, lifecycle, position, login code, clipboard and scan of its platform', async () => {
    const { app, host } = start();
    host.storage.set('token', 't');
    expect([app.stored.get('token'), host.storage.get('token')]).toEqual(['t', 't']);
    expect(await host.loginCode()).toBe('code-1');
    expect(await host.scan()).toBe('YY1,2');
    await host.copyText('YY1');
    expect(app.named('setClipboardData')).toEqual([{ data: 'YY1' }]);
    // The platform measures in WGS-84 unless it is asked.
    expect(await host.locate()).toEqual({ latitude: 22.5, longitude: 114, datum: 'gcj02' });
    expect(app.named('getLocation')).toEqual([{ type: 'gcj02' }]);
    const shown = vi.fn();
    const stop = host.onShow(shown);
    app.hide();
    app.show();
    expect(shown).toHaveBeenCalledOnce();
    stop();
    expect(app.listening()).toBe(0);
  });

  it('offers and hides sharing by the only entry its menu has', async () => {
    const { app, host } = start();
    await host.offerShare(content);
    await host.offerShare(undefined);
    expect([app.named('showShareMenu'), app.named('hideShareMenu')]).toEqual([
      [{ menus: ['share'] }],
      [{ menus: ['share'] }],
    ]);
    await expect(host.share(content)).rejects.toMatchObject({ code: 'unsupported' });
    expect(host.shareMessage()).toEqual({
      title: 'T',
      path: '/pages/spot/spot?id=7',
      imageUrl: content.imgUrl,
    });
    app.fail('showShareMenu', 'system error');
    await expect(host.offerShare(content)).rejects.toMatchObject({ code: 'failed' });
  });

  it('says that the person refused, and that the network is not known', async () => {
    const { app, host } = start();
    app.fail('getLocation', 'auth deny');
    await expect(host.locate()).rejects.toMatchObject({ code: 'cancelled', capability: 'locate' });
    expect(await host.networkType()).toBe('unknown');
  });

  it('pays by the cashier of its platform, where there is one', () => {
    const { host, pay } = start();
    const answers = { success() {}, fail() {} };
    const orderInfo = { order_id: '1', order_token: 't' };
    host.payPlatforms().shortVideo?.pay({ orderInfo, service: 5, ...answers });
    expect(pay).toHaveBeenCalledWith({ orderInfo, service: 5, ...answers });
    expect(start({ pays: false }).host.payPlatforms()).toEqual({});
  });
});

describe('fetch of a mini-program of the short-video app', () => {
  it('sends objects, which the platform writes as JSON, and answers with the text', async () => {
    const { app, tt, sent } = start();
    app.respond(({ data }) => ({ statusCode: 200, header: { 'X-A': '1' }, data: data ?? '' }));
    const answer = await createShortVideoFetch(tt)('https://api.example/a', {
      method: 'POST',
      body: '{"a":1}',
    });
    expect(sent).toMatchObject([{ url: 'https://api.example/a', method: 'POST', data: { a: 1 } }]);
    expect([answer.status, answer.headers.get('x-a'), await answer.text()]).toEqual([200, '1', '{"a":1}']);
    await expect(
      createShortVideoFetch(tt)('https://a.example/', { method: 'POST', body: '1' }),
    ).rejects.toThrow('Only objects');
  });

  it('rejects when nothing could be reached', async () => {
    const { app, tt } = start();
    app.fail('request', 'timeout');
    await expect(createShortVideoFetch(tt)('https://api.example/a')).rejects.toThrow(TypeError);
  });
});
