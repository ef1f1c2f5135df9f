import { createMemoryHost } from '@yunyou/host/memory';
import { describe, expect, it, vi } from 'vitest';
import { createSdk } from '../src';
import { createWorld, lost } from './support/world';

const timestamp = '/cgateway/timestamp';

describe('createSdk', () => {
  it('sends nothing and starts no timer before it is started', async () => {
    const { requests, timers } = createWorld();
    await timers.pass(60_000);
    expect([requests.length, timers.running()]).toEqual([0, 0]);
  });

  it.each([
    ['no options', undefined, 'baseUrl'],
    ['no address', { host: createMemoryHost() }, 'baseUrl'],
    ['an address without its protocol', { baseUrl: 'api.shop.example', host: createMemoryHost() }, 'baseUrl'],
    ['a path', { baseUrl: '/api', host: createMemoryHost() }, 'baseUrl'],
    ['no host', { baseUrl: 'https://api.shop.example' }, 'host'],
    ['a host that is none', { baseUrl: '', host: {} }, 'host'],
  ])('says at once what is wrong with %s', (_, options, named) => {
    const create = () => createSdk(options as Parameters<typeof createSdk>[0]);
    expect(create).toThrow(TypeError);
    expect(create).toThrow(`\`${named}\``);
  });

  it('shares nothing with another one', async () => {
    const first = createWorld();
    const second = createWorld();
    await first.sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    await first.sdk.config.load();
    expect(second.sdk.session.state.token).toBeUndefined();
    expect(second.sdk.config.state.isGrayTheme).toBe(false);
    expect(second.heard).toEqual([]);
  });

  it('launches: channel, server time, configuration, texts and the stored login', async () => {
    const { sdk, timers } = createWorld(
      {},
      { storage: { token: 't' }, userAgent: 'Mozilla/5.0 (iPhone) Mobile' },
    );
    await sdk.start();
    await timers.settle();
    expect(sdk.channel.source).toBe(2);
    expect(sdk.clock.state).toBe('server');
    expect(sdk.config.state.loadingDone).toBe(true);
    expect(sdk.session.state).toMatchObject({ launchDone: true, isMember: true });
    expect(sdk.locale.state.loadStatus).toEqual({ 'zh-Hans': 'loaded' });
    sdk.dispose();
    expect(timers.running()).toBe(0);
  });

  it('launches once, however often it is started, and without a network too', async () => {
    const { sdk, reply, sent } = createWorld({ loadCatalogue: lost }, { storage: { token: 't' } });
    for (const path of [timestamp, '/cuser/member/api/getBaseUserInfo']) reply(path, lost);
    reply('/cuser/public/api/constantConfig/getCdnUrl', lost);
    await Promise.all([sdk.start(), sdk.start()]);
    expect(sdk.session.state).toMatchObject({ launchDone: true, token: 't' });
    expect(sent('/cuser/public/api/constantConfig/getPhone')).toHaveLength(1);
    sdk.dispose();
  });

  it('knows the campaign of a scanned code, at the launch and when another one shows the app again', async () => {
    const { sdk, host } = createWorld({}, { href: 'https://shop.example/?scene=chan_id%253D7%2526x%253D1' });
    await sdk.start();
    expect(sdk.channel.campaign?.channelId).toBe('7');
    host.hide();
    host.show('/pages/notice/notice?scene=chan_id%3D8');
    expect(sdk.channel.campaign?.channelId).toBe('8');
    host.hide();
    host.show('/pages/notice/notice');
    expect(sdk.channel.campaign?.channelId).toBe('8');
    sdk.dispose();
  });

  // conformance: ST-09
  it('forgets the server time when hidden, and has it and the channel again when shown', async () => {
    const { sdk, host, timers, sent } = createWorld();
    await sdk.start();
    await timers.settle();
    host.hide();
    expect(sdk.clock.serverTimeStamp).toBeUndefined();
    await timers.pass(60_000);
    expect(sent(timestamp)).toHaveLength(1);
    host.sessionStorage.set('source', '20');
    host.show();
    await timers.settle();
    expect(sdk.clock.serverTimeStamp).toBe(1_795_000_000_000);
    expect([sdk.channel.source, sdk.session.state.isMember]).toEqual([20, true]);
    sdk.dispose();
  });

  it('leaves no listener behind when it is disposed of while code of it is still being fetched', async () => {
    const host = createMemoryHost({ href: 'https://shop.example/' });
    let listening = 0;
    const counted = (stop: () => void) => {
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    };
    const { sdk, timers } = createWorld({
      host: {
        ...host,
        onShow: (listener) => counted(host.onShow(listener)),
        onHide: (listener) => counted(host.onHide(listener)),
        onOnlineChange: (listener) => counted(host.onOnlineChange(listener)),
      },
    });
    sdk.tracking.page('/views/index/index');
    sdk.dispose();
    await timers.settle();
    await import('../src/tracking/reports');
    await timers.settle();
    expect(listening).toBe(0);
  });

  it('starts no timer when it is disposed of while the channel is still being asked for', async () => {
    let answer: (isMiniProgram: boolean) => void = () => {};
    const probe = () => new Promise<boolean>((resolve) => (answer = resolve));
    const userAgent = 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0';
    const { sdk, timers, requests } = createWorld({ probe }, { userAgent });
    const launched = sdk.start();
    sdk.dispose();
    answer(true);
    await launched;
    await timers.settle();
    expect(timers.running()).toBe(0);
    expect(requests).toEqual([]);
  });

  it('hears nothing any more once it is disposed of', async () => {
    const { sdk, host, timers, sent } = createWorld();
    await sdk.start();
    sdk.dispose();
    host.show();
    await timers.settle();
    expect(sent(timestamp)).toHaveLength(1);
  });

  it('waits for the server time with its first call when requests are signed', async () => {
    const { sdk, requests } = createWorld({
      signing: { clientKey: 'k', clientSecret: 'test-secret-not-real' },
    });
    await (await sdk.api()).home.phone();
    expect(requests.map(({ path }) => path)).toEqual([
      timestamp,
      '/cuser/public/api/constantConfig/getPhone',
    ]);
    expect(requests[1]?.headers.get('x-timestamp')).toBe('1795000000000');
  });

  it('logs an outage of the server time once, and the next one again', async () => {
    const { sdk, reply, timers, logged } = createWorld();
    const outages = () => logged.filter((message) => message === 'The server time is not known').length;
    reply(timestamp, lost);
    await sdk.start();
    await timers.pass(60_000);
    expect(outages()).toBe(1);
    reply(timestamp, () => ({ serverTimeStamp: 1_795_000_000_000 }));
    await timers.pass(10_000);
    reply(timestamp, lost);
    await timers.pass(30_000);
    expect(outages()).toBe(2);
    sdk.dispose();
  });

  it('goes on telling others when a listener throws', async () => {
    const { sdk, logged, types } = createWorld();
    const heard = vi.fn();
    sdk.on('loginSuccess', () => {
      throw new Error('broken');
    });
    const stop = sdk.on('loginSuccess', heard);
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    expect([heard.mock.calls.length, types()]).toEqual([1, ['loginSuccess']]);
    expect(logged).toContain('A listener of loginSuccess failed');
    stop();
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('pays through the wired adapters, the ways to pay in a state of its own', async () => {
    const { sdk, host, reply } = createWorld({}, { storage: { token: 't' } });
    const pay = '/cuser/member/pay-order';
    const channel = { id: 'w', payType: 'app', payChannel: 'wechat', payChannelType: 2, payChannelName: 'W' };
    reply(`${pay}/state`, () => ({ orderId: '1', status: 4, payStatus: 0 }));
    reply(`${pay}/getPayChannelConfig`, () => [channel]);
    reply(`${pay}/unifyWxWebPay`, () => ({ payUrl: 'https://cashier.example/1', jsapi: null }));
    expect(await sdk.payment.pay({ id: '1' }, { returnPath: '/back' })).toEqual({ status: 'pending' });
    expect(host.opened).toEqual(['https://cashier.example/1']);
    expect(sdk.payment.config.selected).toEqual(channel);
  });

  it('knows its environment from the host', () => {
    const environmentAt = (href: string) =>
      createWorld({ environmentHosts: { trialHosts: ['uat.shop.example'] } }, { href }).sdk.environment;
    expect(environmentAt('http://localhost:5173/')).toBe('develop');
    expect(environmentAt('https://uat.shop.example/a')).toBe('trial');
    expect(environmentAt('https://shop.example/')).toBe('release');
  });

  it('runs with nothing but an address and a host', async () => {
    const logger = { error: vi.fn() };
    const sdk = createSdk({ baseUrl: 'http://127.0.0.1:9', host: createMemoryHost(), logger, retries: 0 });
    await sdk.start();
    expect(sdk.session.state.launchDone).toBe(true);
    expect(sdk.i18n.texts.t('ui.confirm')).toBe('确认');
    sdk.dispose();
  });
});

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'ApiError',
    'AuthorisationError',
    'LoginError',
    'addDays',
    'appointmentStatus',
    'cityStorageKey',
    'createInvitations',
    'createSdk',
    'deliveryStatus',
    'distanceM',
    'firstArrival',
    'isApiError',
    'keptBrowseRun',
    'languageParameter',
    'localeStorageKey',
    'memberStorageKey',
    'nightsBetween',
    'openIdStorageKey',
    'openSuggestions',
    'orderStatus',
    'pages',
    'paymentStatus',
    'shanghaiTime',
    'stayQueryOf',
    'stayState',
    'stayText',
    'timeStatus',
    'tokenStorageKey',
  ]);
});
