import { describe, expect, it, vi } from 'vitest';
import { createPort, createWorld, lost, memberInfo, Refused, refuse } from './support/world';

const login = { mobile: '13800000000', code: '123456' };
const userInfo = '/cuser/member/api/getBaseUserInfo';
const mobileLogin = '/cuser/member/public/api/user/mobileLogin';
const memberReport = '/dcr/public/api/census/report/member';

// conformance: ENT-07, ST-03
describe('logging in by mobile', () => {
  it('keeps the token, tells loginSuccess, and resolves when the user is loaded', async () => {
    const { sdk, host, types, sent } = createWorld();
    await sdk.session.loginByMobile(login);
    expect(types()).toEqual(['loginSuccess']);
    expect(host.storage.get('token')).toBe('t-new');
    expect(sdk.session.state).toEqual({
      token: 't-new',
      user: {
        memberId: 'm-1',
        name: 'Lin',
        phoneNumber: '13800000000',
        avatarUrl: '/cdn/pictures/lin.webp',
        openId: 'o-1',
        registration: { thirdId: '', source: 2 },
        shareInvite: false,
        shareCode: 'ABCD2345',
      },
      isMember: true,
      launchDone: true,
    });
    expect(sent(mobileLogin)[0]?.body).toEqual({ ...login, source: 1 });
    expect(sent(userInfo)[0]?.headers.get('authorization')).toBe('Bearer t-new');
  });

  it('is a login although the user cannot be loaded', async () => {
    const { sdk, reply } = createWorld();
    reply(userInfo, lost);
    await sdk.session.loginByMobile(login);
    expect(sdk.session.state).toMatchObject({
      token: 't-new',
      user: undefined,
      isMember: true,
      launchDone: true,
    });
  });

  it.each([1, 2])('fails with result %i, and is at its end all the same', async (result) => {
    const { sdk, reply, types } = createWorld();
    reply(mobileLogin, () => ({ token: '', result, data: { openid: '' } }));
    await expect(sdk.session.loginByMobile(login)).rejects.toMatchObject({ name: 'LoginError', result });
    expect(sdk.session.state).toMatchObject({ token: undefined, isMember: false, launchDone: true });
    expect(types()).toEqual([]);
  });

  it('fails with the refusal of the server, and is at its end all the same', async () => {
    const { sdk, reply } = createWorld();
    reply(mobileLogin, refuse(422, { rule: 'codeWrong' }));
    await expect(sdk.session.loginByMobile(login)).rejects.toMatchObject({ rule: 'codeWrong' });
    expect(sdk.session.state.launchDone).toBe(true);
  });

  it('never leads a person who is typing to the abnormal page', async () => {
    const { sdk, reply, types, timers } = createWorld();
    reply('/cuser/member/public/api/sms/captcha', refuse(429));
    await expect(sdk.session.requestCode('13800000000')).rejects.toMatchObject({ kind: 'rateLimited' });
    await timers.pass(1_000);
    expect(types()).toEqual(['error']);
  });

  // conformance: ST-09
  it('reports the member for analytics once, however often the user is loaded', async () => {
    const { sdk, sent, reply } = createWorld();
    // By whose link they came.
    reply(userInfo, () => ({ ...memberInfo, memberRegistChannelVo: { thirdId: 'WXYZ6789', source: 2 } }));
    await sdk.session.loginByMobile(login);
    // What reports is fetched by the first report.
    await vi.waitFor(() => expect(sent(memberReport)).toHaveLength(1));
    await sdk.session.loadUser();
    await sdk.session.logout();
    await sdk.session.loginByMobile(login);
    expect(sent(memberReport).map(({ body }) => body)).toEqual([
      {
        memberId: 'm-1',
        name: 'Lin',
        mobile: '13800000000',
        memberRegistChannelVo: { thirdId: 'WXYZ6789', source: 2 },
      },
    ]);
  });
});

// conformance: ENT-07
describe('a member', () => {
  it('is a user with a mobile number', async () => {
    const { sdk, reply } = createWorld({}, { storage: { token: 't' } });
    reply(userInfo, () => ({ ...memberInfo, mobile: '' }));
    await sdk.session.restore();
    expect(sdk.session.state).toMatchObject({ isMember: false, user: { memberId: 'm-1', phoneNumber: '' } });
  });

  it('is anybody in a channel that counts as logged in', () => {
    const sessionStorage = { source: '20' };
    expect(createWorld({}, { sessionStorage }).sdk.session.state.isMember).toBe(true);
    expect(createWorld({ memberSources: [5] }, { sessionStorage }).sdk.session.state.isMember).toBe(false);
  });

  it('is known at once when the page is loaded again, before the user has arrived', async () => {
    const first = createWorld();
    await first.sdk.session.loginByMobile(login);
    const storage = { token: 't-new', isMember: first.host.storage.get('isMember') ?? '' };
    expect(createWorld({}, { storage }).sdk.session.state).toMatchObject({
      token: 't-new',
      isMember: true,
      launchDone: false,
    });
  });
});

describe('the launch', () => {
  it('loads the user of a stored token, and ends then', async () => {
    const { sdk } = createWorld({}, { storage: { token: 't' } });
    let isLaunched = false;
    const launched = sdk.session.waitUntilLaunched().then(() => {
      isLaunched = true;
    });
    await Promise.resolve();
    expect([isLaunched, sdk.session.state.launchDone]).toEqual([false, false]);
    await sdk.session.restore();
    await launched;
    expect(sdk.session.state).toMatchObject({ launchDone: true, user: { memberId: 'm-1' } });
  });

  it.each([
    ['there is no token', {}, lost],
    ['the network is lost', { token: 't' }, lost],
    ['the server fails', { token: 't' }, () => new Refused(500)],
    ['the login is over', { token: 't' }, () => new Refused(901)],
  ])('ends when %s', async (_, storage, answer) => {
    const { sdk, reply } = createWorld({}, { storage });
    reply(userInfo, answer);
    await sdk.session.restore();
    await sdk.session.waitUntilLaunched();
    expect(sdk.session.state.launchDone).toBe(true);
  });

  it('takes a token that was emptied for none', async () => {
    const { sdk, sent } = createWorld({}, { storage: { token: '', isMember: '1' } });
    await sdk.session.restore();
    expect(sdk.session.state).toMatchObject({ token: undefined, isMember: false });
    expect(sent(userInfo)).toEqual([]);
  });

  it('keeps the login when only the network was lost', async () => {
    const { sdk, reply, host } = createWorld({}, { storage: { token: 't', isMember: '1' } });
    reply(userInfo, lost);
    await sdk.session.restore();
    expect([host.storage.get('token'), sdk.session.state.isMember]).toEqual(['t', true]);
  });

  it('shares one call among all who want the user', async () => {
    const { sdk, sent } = createWorld({}, { storage: { token: 't' } });
    await Promise.all([sdk.session.loadUser(), sdk.session.loadUser(), sdk.session.restore()]);
    expect(sent(userInfo)).toHaveLength(1);
  });
});

// conformance: ST-04
describe('the end of a login', () => {
  it('by the person empties user and storage, tells the server, and takes what they left', async () => {
    const { sdk, host, sent, heard } = createWorld({}, { storage: { token: 't' } });
    await sdk.session.restore();
    sdk.drafts.write('booking', { contactName: 'Lin' });
    await sdk.session.logout();
    expect(sent('/cuser/member/session/end')[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(sdk.session.state).toMatchObject({ token: undefined, user: undefined, isMember: false });
    expect([host.storage.get('token'), host.storage.get('isMember')]).toEqual([undefined, undefined]);
    expect(host.sessionStorage.get('draft:booking')).toBeUndefined();
    expect(heard).toEqual([{ type: 'loggedOut', event: { reason: 'asked' } }]);
  });

  it('by the person works without a network', async () => {
    const { sdk, reply } = createWorld({}, { storage: { token: 't' } });
    reply('/cuser/member/session/end', lost);
    await sdk.session.logout();
    expect(sdk.session.state.token).toBeUndefined();
  });

  it('by the server empties the user at once, keeps drafts, and leads to the login from a page that needs one', async () => {
    const world = createWorld(
      {},
      { storage: { token: 't' }, href: 'https://shop.example/packages/order/order-list/order-list?status=4' },
    );
    const { sdk, reply, timers, heard, host } = world;
    const port = createPort();
    sdk.navigation.attach(port);
    await sdk.session.restore();
    sdk.drafts.write('booking', { day: '2026-11-21' });
    reply('/cuser/member/orders/counts', refuse(902));
    await expect(sdk.orders.counts()).rejects.toMatchObject({ kind: 'auth' });
    expect(sdk.session.state).toMatchObject({ token: undefined, user: undefined, isMember: false });
    await timers.pass(400);
    expect(heard).toEqual([
      { type: 'loggedOut', event: { reason: 'expired' } },
      { type: 'loginExpired', event: { needsLogin: true } },
    ]);
    const page = '/packages/order/order-list/order-list?status=4';
    expect(port.moves).toEqual([`push /pages/login/login?redirectUrl=${encodeURIComponent(page)}`]);
    expect(sdk.config.state.redirectLoginUrl).toBe(page);
    expect(host.sessionStorage.get('draft:booking')).toBeDefined();
  });

  it('by the server leaves a visitor alone on a public page whose call needed no login', async () => {
    const { sdk, reply, timers, heard } = createWorld({}, { storage: { token: 't' } });
    const port = createPort();
    sdk.navigation.attach(port);
    reply(userInfo, refuse(900));
    await sdk.session.restore();
    await timers.pass(400);
    expect(heard.at(-1)).toEqual({ type: 'loginExpired', event: { needsLogin: false } });
    expect(port.moves).toEqual([]);
  });

  it('is no end for a visitor, who is led to the login all the same', async () => {
    const { sdk, reply, timers, heard } = createWorld();
    reply('/cuser/member/orders/list', refuse(900));
    await expect(sdk.orders.list()).rejects.toThrow();
    await timers.pass(400);
    expect(heard).toEqual([{ type: 'loginExpired', event: { needsLogin: true } }]);
  });

  it('is told again after the next login', async () => {
    const { sdk, reply, timers, types } = createWorld({}, { storage: { token: 't' } });
    reply('/cuser/member/orders/list', refuse(900));
    await expect(sdk.orders.list()).rejects.toThrow();
    await timers.pass(500);
    await sdk.session.loginByMobile(login);
    await expect(sdk.orders.list()).rejects.toThrow();
    await timers.pass(500);
    expect(types().filter((type) => type === 'loginExpired')).toHaveLength(2);
  });
});

describe('another tab', () => {
  it('that logged in or out is noticed when the app is shown', async () => {
    const { sdk, host, timers } = createWorld();
    await sdk.start();
    host.storage.set('token', 't-other');
    host.storage.set('isMember', '1');
    host.show();
    expect(sdk.session.state).toMatchObject({ token: 't-other', isMember: true });
    await timers.settle();
    expect(sdk.session.state.user?.memberId).toBe('m-1');
    host.storage.remove('token');
    host.show();
    expect(sdk.session.state).toMatchObject({ token: undefined, user: undefined, isMember: false });
    sdk.dispose();
  });

  it('does not lend its user to this one: an answer for an older token is dropped', async () => {
    const { sdk, reply, timers } = createWorld({}, { storage: { token: 't-old' } });
    let answer: () => void = () => {};
    reply(userInfo, () => new Promise((resolve) => (answer = () => resolve(memberInfo))));
    const restoring = sdk.session.restore();
    await timers.settle();
    await sdk.session.logout();
    answer();
    await restoring;
    expect(sdk.session.state.user).toBeUndefined();
  });
});

describe('two windows on one storage', () => {
  const counts = '/cuser/member/orders/counts';

  it('take the token that is stored: a login in one is the login of the other', async () => {
    const { sdk, host, reply, sent, timers } = createWorld(
      {},
      { storage: { token: 't-old', isMember: '1' } },
    );
    reply(counts, () => []);
    await sdk.session.restore();
    host.storage.set('token', 't-other');
    await sdk.orders.counts();
    expect(sent(counts)[0]?.headers.get('authorization')).toBe('Bearer t-other');
    await timers.settle();
    expect(sdk.session.state).toMatchObject({ token: 't-other', user: { memberId: 'm-1' } });
  });

  it('never clear the token of the other: only the one that failed goes', async () => {
    const { sdk, host, reply, timers, types } = createWorld(
      {},
      { storage: { token: 't-old', isMember: '1' } },
    );
    await sdk.session.restore();
    // The other window logs in while this one's call is on its way with the old token.
    reply(counts, () => {
      host.storage.set('token', 't-other');
      return new Refused(903);
    });
    await expect(sdk.orders.counts()).rejects.toMatchObject({ kind: 'auth' });
    await timers.pass(5_000);
    expect(host.storage.get('token')).toBe('t-other');
    expect(sdk.session.state).toMatchObject({ token: 't-other', isMember: true });
    expect(types()).toEqual([]);
  });
});

describe('a visitor whose login is over', () => {
  it('is led to the login again after a pause', async () => {
    const { sdk, reply, timers, types } = createWorld({}, { storage: { token: 't' } });
    reply('/cuser/member/orders/list', refuse(903));
    for (let time = 0; time < 2; time += 1) {
      await expect(sdk.orders.list()).rejects.toThrow();
      await timers.pass(3_000);
    }
    expect(types()).toEqual(['loggedOut', 'loginExpired', 'loginExpired']);
  });
});
