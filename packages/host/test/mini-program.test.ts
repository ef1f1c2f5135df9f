/// <reference types="miniprogram-api-typings" />
import { describe, expect, it, vi } from 'vitest';
import { createMiniProgramHost, createMiniProgramRandom, type MiniProgramWx } from '../src/mini-program';
import { createPretendMiniProgram } from './pretend-mini-program';

const origin = 'https://shop.example';
const content = {
  title: 'T',
  desc: 'D',
  link: 'https://shop.example/pages/spot/spot?id=7&chan_id=1#x',
  imgUrl: 'https://cdn.example/a.webp',
};

function start(
  app = createPretendMiniProgram(),
  options: { currentPage?: () => string | undefined; openWeb?: () => void } = {},
) {
  return { app, host: createMiniProgramHost(app.wx, { origin, ...options }) };
}

it("takes the platform's own wx, by its official typings", () => {
  const asWeUseIt: (wx: WechatMiniprogram.Wx) => MiniProgramWx = (wx) => wx;
  expect(asWeUseIt).toBeTypeOf('function');
});

describe('the storage of a mini-program', () => {
  it('keeps texts in the platform, and knows what is not there', () => {
    const { app, host } = start();
    host.storage.set('token', 't');
    expect([app.stored.get('token'), host.storage.get('token'), host.storage.get('x')]).toEqual([
      't',
      't',
      undefined,
    ]);
    host.storage.set('empty', '');
    expect(host.storage.get('empty')).toBe('');
    host.storage.remove('token');
    expect([app.stored.has('token'), host.storage.get('token')]).toEqual([false, undefined]);
  });

  it('keeps what does not fit any more for as long as the program runs', () => {
    const { host } = start(createPretendMiniProgram({ isStorageFull: true }));
    host.storage.set('token', 't');
    expect(host.storage.get('token')).toBe('t');
  });
});

it('hands in what a mini-program pays with', () => {
  const { app, host } = start();
  expect(host.payPlatforms().miniProgram).toBe(app.wx);
});

describe('a mini-program', () => {
  it('is told by its user agent from the app around it, and phones from computers', () => {
    expect(start().host.userAgent).toBe('Mobile (ios; X) MicroMessenger/8.0.47 miniProgram/wx1');
    const desktop = start(createPretendMiniProgram({ platform: 'windows' })).host;
    expect([desktop.userAgent, desktop.maxTouchPoints]).toEqual([
      '(windows; X) MicroMessenger/8.0.47 miniProgram/wx1',
      0,
    ]);
  });

  it('has the page of its launch as address, then the page shown, without loading anything', () => {
    const launch = start().host;
    expect(launch.location.href).toBe(`${origin}/pages/spot/spot?id=1&name=${encodeURIComponent('云 游')}`);
    let page = '/pages/a/a?token=secret';
    const { host } = start(undefined, { currentPage: () => page });
    host.location.replaceUrl('/pages/a/a');
    expect(host.location.href).toBe(`${origin}/pages/a/a`);
    page = '/pages/b/b';
    expect(host.location.href).toBe(`${origin}/pages/b/b`);
  });

  it('still has the page of its launch as address while no page is open yet', () => {
    const { host } = start(undefined, { currentPage: () => undefined });
    expect(host.location.href).toBe(`${origin}/pages/spot/spot?id=1&name=%E4%BA%91%20%E6%B8%B8`);
  });

  it('tells by which address it is shown again: somebody may have scanned another code', () => {
    const { app, host } = start();
    const heard: unknown[] = [];
    const end = host.onShow((address) => void heard.push(address));
    app.hide();
    app.show({ path: 'pages/spot/spot', query: { scene: 'chan_id%3D7' } });
    expect(heard).toEqual(['/pages/spot/spot?scene=chan_id%253D7']);
    end();
  });

  it('tells each show and hide once, not the launch, and listens only while somebody wants to know', () => {
    const { app, host } = start();
    const heard: string[] = [];
    expect(app.listening()).toBe(0);
    const ends = [host.onShow(() => void heard.push('show')), host.onHide(() => void heard.push('hide'))];
    app.show();
    app.hide();
    app.hide();
    app.show();
    expect(heard).toEqual(['hide', 'show']);
    for (const end of ends) end();
    expect(app.listening()).toBe(0);
  });

  it('knows its network and hears it change', async () => {
    const { app, host } = start();
    const heard: boolean[] = [];
    host.onOnlineChange((isOnline) => void heard.push(isOnline));
    expect([host.isOnline, await host.networkType()]).toEqual([true, 'wifi']);
    app.network(true, '5g');
    expect(await host.networkType()).toBe('cellular');
    app.network(false, 'none');
    expect([host.isOnline, await host.networkType(), heard]).toEqual([false, 'none', [false]]);
    app.fail('getNetworkType', 'system error');
    expect(await host.networkType()).toBe('unknown');
  });

  it('opens web addresses on a page of its own, and nothing else', () => {
    const openWeb = vi.fn();
    const { host } = start(undefined, { openWeb });
    host.openUrl('https://a.example/');
    expect(openWeb).toHaveBeenCalledWith('https://a.example/');
    for (const url of ['weixin://x', 'tel:1', '/pages/a']) {
      expect(() => host.openUrl(url)).toThrow(expect.objectContaining({ code: 'unsupported' }));
    }
    expect(() => start().host.openUrl('https://a.example/')).toThrow();
  });

  it('copies, buzzes, dials, scans, logs in and says where it is in the datum of Chinese maps', async () => {
    const { app, host } = start();
    await host.copyText('YY1');
    host.vibrate(15);
    host.vibrate(400);
    host.dial('0755-1');
    expect(app.calls.map(({ name }) => name)).toEqual([
      'setClipboardData',
      'vibrateShort',
      'vibrateLong',
      'makePhoneCall',
    ]);
    expect([await host.scan(), await host.loginCode(), await host.locate()]).toEqual([
      'YY1,2',
      'code-1',
      { latitude: 22.5, longitude: 114, datum: 'gcj02' },
    ]);
    expect(app.named('getLocation')).toEqual([{ type: 'gcj02' }]);
  });

  it('shows a place on the app’s own map', async () => {
    const { app, host } = start();
    const place = { latitude: 22.7, longitude: 114.9, name: '栖云岭', address: '澄岚市' };
    await host.openMap?.(place);
    expect(app.named('openLocation')).toEqual([place]);
    app.fail('openLocation', 'cancel');
    await expect(host.openMap?.(place)).rejects.toMatchObject({ code: 'cancelled', capability: 'openMap' });
  });

  it.each([
    ['scanCode', 'cancel', 'scan', 'cancelled'],
    ['scanCode', 'system error', 'scan', 'failed'],
    ['getLocation', 'auth deny', 'locate', 'cancelled'],
    ['getLocation', 'authorize:deny', 'locate', 'cancelled'],
    ['getLocation', 'timeout', 'locate', 'failed'],
    ['login', 'timeout', 'loginCode', 'failed'],
  ] as const)('tells %s: %s as a %s that %s', async (name, errMsg, capability, code) => {
    const { app, host } = start();
    app.fail(name, errMsg);
    await expect(host[capability]()).rejects.toMatchObject({ name: 'HostError', code, capability });
  });
});

describe('sharing a page of a mini-program', () => {
  it('is for its menu and buttons, which get the page of the link', async () => {
    const { app, host } = start();
    expect([host.shareMessage(), host.shareTimeline()]).toEqual([undefined, undefined]);
    await host.offerShare(content);
    expect(app.named('showShareMenu')).toEqual([{ menus: ['shareAppMessage', 'shareTimeline'] }]);
    expect(host.shareMessage()).toEqual({
      title: 'T',
      path: '/pages/spot/spot?id=7&chan_id=1#x',
      imageUrl: content.imgUrl,
    });
    expect(host.shareTimeline()).toEqual({ title: 'T', query: 'id=7&chan_id=1', imageUrl: content.imgUrl });
  });

  it('names the page shown when the link leads to another site', async () => {
    const { host } = start(undefined, { currentPage: () => '/pages/a/a' });
    await host.offerShare({ ...content, link: 'https://elsewhere.example/x' });
    expect(host.shareMessage()?.path).toBe('/pages/a/a');
  });

  it('is hidden where it must not be', async () => {
    const { app, host } = start();
    await host.offerShare(content);
    await host.offerShare(undefined);
    expect([app.named('hideShareMenu').length, host.shareMessage(), host.shareTimeline()]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('cannot be started by a program, but the content is ready for the tap', async () => {
    const { host } = start();
    await expect(host.share(content)).rejects.toMatchObject({ code: 'unsupported', capability: 'share' });
    expect(host.shareMessage()?.title).toBe('T');
  });
});

describe('random numbers of a mini-program', () => {
  it("come from the platform's generator as soon as it has answered, and differ", async () => {
    const app = createPretendMiniProgram();
    const builtIn = vi.spyOn(Math, 'random');
    const random = createMiniProgramRandom(app.wx);
    random();
    expect(builtIn).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(app.named('getRandomValues')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    builtIn.mockClear();
    const numbers = Array.from({ length: 40 }, random);
    expect(builtIn).not.toHaveBeenCalled();
    expect(new Set(numbers).size).toBe(40);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    builtIn.mockRestore();
  });

  it('come from elsewhere while the platform refuses', async () => {
    const app = createPretendMiniProgram();
    app.fail('getRandomValues', 'not supported');
    const random = createMiniProgramRandom(app.wx);
    random();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(random()).toBeLessThan(1);
    expect(app.named('getRandomValues')).toHaveLength(2);
  });
});
