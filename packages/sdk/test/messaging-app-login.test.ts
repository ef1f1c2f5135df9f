import type { MemoryHostOptions } from '@yunyou/host/memory';
import { describe, expect, it } from 'vitest';
import type { SdkOptions } from '../src';
import { createPort, createWorld, files, lost } from './support/world';

const h5Login = '/cuser/member/public/api/user/H5Login';
const page = 'https://shop.example/pages/notice/notice?id=7&chan_id=c#top';
const check = 'abcdeuniqueCheck';
const inside = () => ({ token: 't-new', result: 0, data: { openid: 'o-9' } });

function visit(host: MemoryHostOptions = {}, options: Partial<SdkOptions> = {}) {
  const world = createWorld(
    { messagingAppLogin: {}, random: () => 0, ...options },
    { href: page, ...host, sessionStorage: { source: '3', ...host.sessionStorage } },
  );
  world.reply(h5Login, inside);
  const port = createPort();
  world.sdk.navigation.attach(port);
  return { ...world, port };
}

const back = (changes: Record<string, string> = {}) => {
  const parameters = {
    access_token: 'a',
    expires_in: '300',
    openid: 'o-9',
    refresh_token: '',
    sign: 's',
    scopeType: 'snsapi_base',
    uniqueCheck: check,
    authTries: '0',
    ...changes,
  };
  return page.replace('?', `?${new URLSearchParams(parameters)}&`);
};

const leftFor = (opened: readonly string[]) => {
  const url = new URL(opened[0] ?? '');
  return { url, parameters: Object.fromEntries(url.searchParams) };
};

// conformance: CH-04, ST-06
describe('a visit in the messaging app', () => {
  it('begins on the consent page, which asks the person nothing, with a check that is kept', async () => {
    const { sdk, host } = visit({ storage: { token: 't-old' } });
    await sdk.start();
    const { url, parameters } = leftFor(host.opened);
    expect(url.origin + url.pathname).toBe('https://api.example/cuser/auth/authorize');
    expect(parameters).toEqual({
      id: 'aaaaauniqueCheck',
      appid: '',
      redirect_url:
        'https://shop.example/pages/notice/notice?id=7&chan_id=c&uniqueCheck=aaaaauniqueCheck&authTries=0#top',
      scopeType: 'snsapi_base',
      returnType: 'USERINFO',
    });
    expect([host.sessionStorage.get('uniqueCheck'), host.sessionStorage.get('jumpUrl')]).toEqual([
      'aaaaauniqueCheck',
      '/pages/notice/notice?id=7&chan_id=c#top',
    ]);
    expect(sdk.session.state).toMatchObject({ token: undefined, launchDone: true });
    sdk.dispose();
  });

  it.each([
    '/packages/order/payment-callback/payment-callback?orderId=o1',
    '/packages/order/payment-callback?orderId=o1',
  ])(
    'that begins on the way back from a cashier, at %s, is not led away and loses no login',
    async (path) => {
      const href = `https://shop.example${path}`;
      const { sdk, host } = visit({ href, storage: { token: 't' } });
      await sdk.start();
      expect([host.opened, host.location.href, sdk.session.state.token]).toEqual([[], href, 't']);
      expect((await sdk.logins()).messagingApp.ask()).toBe('left');
      sdk.dispose();
    },
  );

  it('goes on from the way back: logged in, with nothing of it left in the address', async () => {
    const { sdk, host, sent, port } = visit({ href: back(), sessionStorage: { uniqueCheck: check } });
    await sdk.start();
    expect(sent(h5Login)[0]?.body).toEqual({
      source: 3,
      access_token: 'a',
      expires_in: '300',
      openid: 'o-9',
      refresh_token: '',
      sign: 's',
    });
    expect([host.location.href, host.opened, port.moves]).toEqual([page, [], []]);
    expect(sdk.session.state).toMatchObject({ token: 't-new', launchDone: true, user: { memberId: 'm-1' } });
    sdk.dispose();
  });

  it('returns to the stored page after the scope that asked the person', async () => {
    const { sdk, host, port } = visit({
      href: back({ scopeType: 'snsapi_userinfo' }),
      sessionStorage: { uniqueCheck: check, jumpUrl: '/pages/license/license?a=1' },
    });
    await sdk.start();
    expect(port.moves).toEqual(['replace /pages/license/license?a=1']);
    expect(host.sessionStorage.get('jumpUrl')).toBeUndefined();
    sdk.dispose();
  });

  it('goes to the index after the silent scope when its page is none of ours', async () => {
    const href = back().replace('/pages/notice/notice', '/nowhere');
    const { sdk, port } = visit({ href, sessionStorage: { uniqueCheck: check } });
    await sdk.start();
    expect(port.moves).toEqual(['replace /views/index/index']);
    sdk.dispose();
  });

  it('stays with a visitor when the person is new, and keeps what binds them', async () => {
    const { sdk, host, reply, logged } = visit({ href: back(), sessionStorage: { uniqueCheck: check } });
    reply(h5Login, () => ({ token: '', result: 1, data: { openid: 'o-9', bindTicket: 'ticket-1' } }));
    await sdk.start();
    expect(logged).toEqual([]);
    expect(host.sessionStorage.get('bindTicket')).toBe('ticket-1');
    expect([host.opened, sdk.session.state]).toMatchObject([[], { token: undefined, launchDone: true }]);
    sdk.dispose();
  });

  it('is not led away again later in the visit', async () => {
    const { sdk, host } = visit({
      storage: { token: 't' },
      sessionStorage: { uniqueCheck: `used:${check}` },
    });
    await sdk.start();
    expect([host.opened, sdk.session.state.token]).toEqual([[], 't']);
    sdk.dispose();
  });
});

describe('the open id the consent page brings back', () => {
  const known = { openid: 'o-9' };

  it.each([
    ['a member', { token: 't-new', result: 0, data: known }],
    ['somebody new', { token: '', result: 1, data: known }],
  ])('is kept for the white list, of %s', async (_, reply) => {
    const { sdk, host, ...world } = visit({ href: back(), sessionStorage: { uniqueCheck: check } });
    world.reply(h5Login, () => reply);
    await sdk.start();
    expect(host.storage.get('openid')).toBe('o-9');
    sdk.dispose();
  });

  it('lets in who is on the list, however long their login takes', async () => {
    const { sdk, timers, port, reply } = visit({ href: back(), sessionStorage: { uniqueCheck: check } });
    let answer: (login: object) => void = () => {};
    reply(h5Login, () => new Promise((resolve) => (answer = resolve)));
    reply('/files/config/app.json', () => ({ ...files.app, isOpenWhiteList: true }));
    reply('/cuser/public/api/whiteList/check', ({ query }) => ({ allowed: query.openId === 'o-9' }));
    const started = sdk.start();
    await timers.settle();
    expect(sdk.config.isRefused()).toBe(true);
    answer({ token: '', result: 1, data: known });
    await started;
    await timers.settle();
    expect([sdk.config.isRefused(), port.moves]).toEqual([false, []]);
    sdk.dispose();
  });
});

describe('somebody the consent page brings back who is no member', () => {
  const returned = async (data: object) => {
    const logged: unknown[] = [];
    const logger = { error: (...said: unknown[]) => void logged.push(said) };
    const world = visit({ href: back(), sessionStorage: { uniqueCheck: check } }, { logger });
    world.reply(h5Login, () => ({ token: '', result: 1, data }));
    await world.sdk.start();
    const who = (await world.sdk.logins()).newcomer();
    world.sdk.dispose();
    return { who, logged };
  };

  it('is new and waits for their number, which is no failure', async () => {
    expect(await returned({ openid: 'o-9', bindTicket: 'b' })).toEqual({ who: 'new', logged: [] });
  });

  it('is a stand-in on a snapshot of the page', async () => {
    expect(await returned({ openid: '', isSnapshot: true })).toEqual({ who: 'standIn', logged: [] });
  });

  it('is nobody where nothing has been asked', async () => {
    const { sdk } = visit({ sessionStorage: { uniqueCheck: `used:${check}` } });
    await sdk.start();
    expect((await sdk.logins()).newcomer()).toBeUndefined();
    sdk.dispose();
  });
});

describe('a way back that cannot be trusted', () => {
  it.each([
    ['another check', { uniqueCheck: 'zzzzzuniqueCheck' }, { uniqueCheck: check }],
    ['no check in the address', { uniqueCheck: '' }, { uniqueCheck: check }],
    ['a visit that never left', {}, {}],
    ['an address that was taken up before', {}, { uniqueCheck: `used:${check}` }],
  ])('with %s is taken out of the address, clears the token, and starts over', async (_, changes, stored) => {
    const { sdk, host, sent } = visit({
      href: back(changes),
      storage: { token: 't-old' },
      sessionStorage: stored,
    });
    await sdk.start();
    expect([host.location.href, host.storage.get('token'), sent(h5Login)]).toEqual([page, undefined, []]);
    expect(leftFor(host.opened).parameters.redirect_url).toContain('authTries=1');
    expect(sdk.session.state.launchDone).toBe(true);
    sdk.dispose();
  });

  it('for the second time leaves a visitor where they are, storage or not', async () => {
    const { sdk, host, sent } = visit({ href: back({ authTries: '1' }), storage: { token: 't-old' } });
    await sdk.start();
    expect([host.opened, sent(h5Login), host.location.href]).toEqual([[], [], page]);
    expect(sdk.session.state).toMatchObject({ token: undefined, launchDone: true });
    sdk.dispose();
  });

  it('is not taken up twice when the first time had no network', async () => {
    const world = visit({ href: back(), sessionStorage: { uniqueCheck: check } });
    world.reply(h5Login, lost);
    await world.sdk.start();
    expect(world.host.sessionStorage.get('uniqueCheck')).toBe(`used:${check}`);
    expect([world.host.location.href, world.sdk.session.state.launchDone]).toEqual([page, true]);
    world.sdk.dispose();
  });
});

// conformance: ST-06
describe('the login by the messaging app', () => {
  it.each(['http://192.168.1.5:5173/a', 'http://localhost:5173/a', 'http://localhost/a'])(
    'is skipped on %s, but nothing of it stays in the address',
    async (href) => {
      const { sdk, host } = visit({
        href: `${href}?access_token=a&scopeType=snsapi_base`,
        storage: { token: 't' },
      });
      await sdk.start();
      expect([host.opened, host.location.href, sdk.session.state]).toMatchObject([
        [],
        href,
        { token: 't', launchDone: true },
      ]);
      expect((await sdk.logins()).messagingApp.ask()).toBe('skipped');
      sdk.dispose();
    },
  );

  it('is left alone in every other channel, and where it is not set up', async () => {
    const elsewhere = visit({ sessionStorage: { source: '2' } });
    await elsewhere.sdk.start();
    const unset = visit({}, { messagingAppLogin: undefined });
    await unset.sdk.start();
    expect([elsewhere.host.opened, unset.host.opened]).toEqual([[], []]);
    elsewhere.sdk.dispose();
    unset.sdk.dispose();
  });

  it('asks the person when they tap, on the consent page that was configured', async () => {
    const options = { appId: 'wx1', authorizeUrl: 'https://login.example/go?x=1' };
    const { sdk, host } = visit({}, { messagingAppLogin: options });
    const { messagingApp } = await sdk.logins();
    expect(messagingApp.ask(undefined, 'https://shop.example/pages/license/license?sign=s')).toBe('left');
    const { url, parameters } = leftFor(host.opened);
    expect(url.href.startsWith('https://login.example/go?x=1&id=')).toBe(true);
    expect(parameters).toMatchObject({ appid: 'wx1', scopeType: 'snsapi_userinfo' });
    expect(parameters.redirect_url).not.toContain('sign=');
    expect(host.sessionStorage.get('jumpUrl')).toBe('/pages/license/license');
  });
});
