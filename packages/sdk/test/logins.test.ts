import { describe, expect, it } from 'vitest';
import type { Sdk } from '../src';
import { createWorld, lost, memberInfo, Refused, type Reply, refuse } from './support/world';

const path = (name: string) => `/cuser/member/public/api/user/${name}`;
const mobileLogin = path('mobileLogin');
const SHARED = 'https://shop.example/pages/ticket-detail/ticket-detail?id=7';
const inside = () => ({ token: 't-new', result: 0, data: { openid: 'o-9' } });
const somebodyNew = () => ({ token: '', result: 1, data: { openid: 'o-9', bindTicket: 'ticket-1' } });
const phone = { errMsg: 'getPhoneNumber:ok', encryptedData: 'e', iv: 'i' };

/** The address the consent page leads back to, and what this visit remembers of having gone there. */
const returned = {
  href: 'https://shop.example/pages/notice/notice?id=7&access_token=a&expires_in=300&openid=o-9&refresh_token=&sign=s&scopeType=snsapi_userinfo&uniqueCheck=abcdeuniqueCheck&authTries=0',
  sessionStorage: { uniqueCheck: 'abcdeuniqueCheck', source: '3' },
};

interface LoginPath {
  path: string;
  enter(sdk: Sdk): Promise<unknown>;
  host?: object;
}

const loginPaths: Record<string, LoginPath> = {
  'by mobile': {
    path: mobileLogin,
    enter: (sdk) => sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' }),
  },
  'for tests': { path: path('testLogin'), enter: async (sdk) => (await sdk.logins()).byTest('13800000000') },
  'by mini-program': {
    path: path('appletLogin'),
    enter: async (sdk) => (await sdk.logins()).byMiniProgram(),
  },
  'by mini-program with a phone number': {
    path: path('appletLogin'),
    enter: async (sdk) => (await sdk.logins()).byMiniProgram({ phone, code: 'earlier' }),
  },
  'by short video': { path: path('douyinLogin'), enter: async (sdk) => (await sdk.logins()).byShortVideo() },
  'from the regional platform': {
    path: path('bjOneTravelLogin'),
    enter: async (sdk) => (await sdk.logins()).byRegion('ticket'),
  },
  'by payment app': {
    path: path('cloudAppletLogin'),
    enter: async (sdk) => (await sdk.logins()).byPaymentApp(),
  },
  'by payment app with a phone number': {
    path: path('cloudMobileReport'),
    enter: async (sdk) => (await sdk.logins()).byPaymentAppMobile({ code: 'c' }),
  },
  'by messaging app': {
    path: path('H5Login'),
    enter: async (sdk) => (await sdk.logins()).messagingApp.launch(),
    host: returned,
  },
};

/** Whoever is new is met by these and joins by another. */
const joiningNobody = new Set(['by payment app', 'by messaging app']);

describe('the share code of the link that led here', () => {
  const joining = Object.entries(loginPaths).filter(([name]) => !joiningNobody.has(name));

  it.each(joining)('goes along with a login %s, however many pages later', async (_, { path: at, enter }) => {
    const { sdk, host, reply, sent } = createWorld(
      { platformAppId: 'app-1' },
      { loginCode: 'c', href: `${SHARED}&C_share=ABCD2345` },
    );
    reply(at, inside);
    await sdk.start();
    host.location.replaceUrl('https://shop.example/pages/login/login');
    await enter(sdk);
    expect(sent(at)[0]?.body).toMatchObject({ shareCode: 'ABCD2345' });
    sdk.dispose();
  });

  it.each(['C_share=nobody', 'C_share=ABCD2345&chan_id=9', 'C_spring=ABCD2345', 'share=ABCD2345'])(
    'is told as it stands, and only where it can be one: %s',
    async (query) => {
      const { sdk, sent } = createWorld({}, { href: `${SHARED}&${query}` });
      await sdk.start();
      await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
      const [told] = sent(mobileLogin);
      const shareCode = query.includes('chan_id') ? 'ABCD2345' : undefined;
      expect(told?.body).toEqual({ mobile: '13800000000', code: '123456', source: 1, shareCode });
      sdk.dispose();
    },
  );
});

const outcomes: Record<string, { reply: Reply; rejects?: object }> = {
  'result 0': { reply: inside },
  'result 3': { reply: () => ({ ...inside(), result: 3 }) },
  'result 1': { reply: somebodyNew, rejects: { name: 'LoginError', result: 1 } },
  'result 2': {
    reply: () => ({ token: '', result: 2, data: { openid: '' } }),
    rejects: { name: 'LoginError', result: 2 },
  },
  'a refusal': {
    reply: refuse(422, { rule: 'authorisationFailed' }),
    rejects: { rule: 'authorisationFailed' },
  },
  'too many attempts': { reply: refuse(429), rejects: { kind: 'rateLimited' } },
  'a fault of the server': { reply: refuse(500), rejects: { kind: 'server' } },
  'no network': { reply: lost, rejects: { kind: 'network' } },
};

const table = Object.entries(loginPaths).flatMap(([way, login]) =>
  Object.entries(outcomes).map(([outcome, expected]) => ({ way, outcome, login, expected })),
);

// conformance: ST-03, API-10
describe('a login', () => {
  it.each(table)('$way with $outcome comes to an end', async ({ login, expected }) => {
    const { sdk, host, reply, types } = createWorld(
      { platformAppId: 'wx1', memberSources: [] },
      { loginCode: 'code-1', ...login.host },
    );
    reply(login.path, expected.reply);
    const entered = login.enter(sdk);
    if (expected.rejects) await expect(entered).rejects.toMatchObject(expected.rejects);
    else await entered;
    const token = expected.rejects ? undefined : 't-new';
    expect([host.storage.get('token'), sdk.session.state.token]).toEqual([token, token]);
    expect(types().includes('loginSuccess')).toBe(!expected.rejects);
    expect(types().includes('abnormal')).toBe(false);
    expect(sdk.session.state).toMatchObject({ launchDone: true, isMember: !expected.rejects });
    await sdk.session.waitUntilLaunched();
  });

  it.each(['by mini-program', 'by short video', 'by payment app'])(
    '%s comes to an end when the platform gives no code',
    async (way) => {
      const { sdk, sent } = createWorld({ platformAppId: 'wx1' });
      const login = loginPaths[way];
      await expect(login?.enter(sdk)).rejects.toMatchObject({ name: 'HostError', capability: 'loginCode' });
      expect([sdk.session.state.launchDone, sent(login?.path ?? '')]).toEqual([true, []]);
    },
  );

  it.each([
    [{ errMsg: 'getPhoneNumber:fail user deny' }, 'cancelled'],
    [{ errMsg: 'getPhoneNumber:fail no permission' }, 'failed'],
    [{ errMsg: 'getPhoneNumber:ok' }, 'failed'],
    [{ errMsg: 'getPhoneNumber:ok', encryptedData: 'e' }, 'failed'],
    [{ ...phone, errMsg: 'getPhoneNumber:notok?' }, 'failed'],
    [{ ...phone, errMsg: 'getPhoneNumber:notok' }, 'failed'],
    [{ ...phone, errMsg: 'notok' }, 'failed'],
  ] as const)('with the phone answer %j comes to an end as %s', async (answer, code) => {
    const { sdk, sent } = createWorld({ platformAppId: 'wx1' }, { loginCode: 'c' });
    const logins = await sdk.logins();
    await expect(logins.byMiniProgram({ phone: answer })).rejects.toMatchObject({
      name: 'AuthorisationError',
      code,
    });
    expect([sdk.session.state.launchDone, sent(path('appletLogin'))]).toEqual([true, []]);
  });
});

// conformance: ENT-01
describe('what a login sends', () => {
  it('is the app, a code and the channel, and the proof of the phone number in either edition', async () => {
    const { sdk, reply, sent } = createWorld(
      { platformAppId: 'wx1' },
      { loginCode: 'code-1', sessionStorage: { source: '4' } },
    );
    reply(path('appletLogin'), inside);
    const logins = await sdk.logins();
    await logins.byMiniProgram({ phone, code: 'earlier' });
    await logins.byMiniProgram({ phone: { errMsg: 'getPhoneNumber:ok', code: 'p' } });
    expect(sent(path('appletLogin')).map(({ body }) => body)).toEqual([
      { wxAppId: 'wx1', code: 'earlier', source: 4, encryptedData: 'e', iv: 'i' },
      { wxAppId: 'wx1', code: 'code-1', source: 4, mobile: memberInfo.mobile, phoneCode: 'p' },
    ]);
  });

  it('binds somebody new with the login by mobile that follows, once', async () => {
    const { sdk, reply, sent } = createWorld({ platformAppId: 'wx1' }, { loginCode: 'c' });
    reply(path('douyinLogin'), somebodyNew);
    await expect((await sdk.logins()).byShortVideo()).rejects.toMatchObject({ result: 1 });
    const login = { mobile: '13800000000', code: '123456' };
    await sdk.session.loginByMobile(login);
    await sdk.session.loginByMobile(login);
    expect(sent(mobileLogin).map(({ body }) => body.bindTicket)).toEqual(['ticket-1', undefined]);
  });

  it('forgets somebody new with the login that binds them, so that nobody is new after they log out', async () => {
    const { sdk, host, reply } = createWorld({ platformAppId: 'wx1', memberSources: [] }, { loginCode: 'c' });
    reply(path('douyinLogin'), somebodyNew);
    const logins = await sdk.logins();
    await expect(logins.byShortVideo()).rejects.toMatchObject({ result: 1 });
    expect(logins.newcomer()).toBe('new');
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    await sdk.session.logout();
    expect(logins.newcomer()).toBeUndefined();
    expect([host.sessionStorage.get('bindTicket'), host.sessionStorage.get('userInfoConfig')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('binds nothing where the platform showed a stand-in', async () => {
    const { sdk, reply, sent } = createWorld({ platformAppId: 'wx1' }, { loginCode: 'c' });
    reply(path('douyinLogin'), () => ({ ...somebodyNew(), data: { openid: '', isSnapshot: true } }));
    await expect((await sdk.logins()).byShortVideo()).rejects.toMatchObject({ data: { isSnapshot: true } });
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    expect(sent(mobileLogin)[0]?.body.bindTicket).toBeUndefined();
  });

  it('reports the payment app’s number for the open id that was new', async () => {
    // A channel kept from a link is another; the payment app's logins are source 8 all the same.
    const { sdk, reply, sent } = createWorld(
      { platformAppId: 'up1' },
      { loginCode: 'c', sessionStorage: { source: '2' } },
    );
    reply(path('cloudAppletLogin'), somebodyNew);
    reply(path('cloudMobileReport'), () => ({ ...inside(), result: 3 }));
    const logins = await sdk.logins();
    await expect(logins.byPaymentApp()).rejects.toMatchObject({ result: 1 });
    expect(sent(path('cloudAppletLogin'))[0]?.body).toEqual({ wxAppId: 'up1', source: 8, code: 'c' });
    await logins.byPaymentAppMobile({ encryptedData: 'e', iv: '' });
    expect(sent(path('cloudMobileReport'))[0]?.body).toMatchObject({
      source: 8,
      wxAppId: 'up1',
      openid: 'o-9',
      bindTicket: 'ticket-1',
      encryptedData: 'e',
    });
  });

  it('is the server’s own app in the payment app, where none was configured', async () => {
    const { sdk, reply, sent } = createWorld({}, { loginCode: 'c', sessionStorage: { source: '8' } });
    const signature = { appId: 'up9', signature: 's', noncestr: 'n', timestamp: '1' };
    reply('/cuser/member/public/api/user/getUrlSignature', () => signature);
    reply(path('cloudAppletLogin'), inside);
    await (await sdk.logins()).byPaymentApp();
    expect(sent(path('cloudAppletLogin'))[0]?.body).toEqual({ wxAppId: 'up9', source: 8, code: 'c' });
  });

  it('is the regional platform’s ticket of the address, once, and the address loses it', async () => {
    const { sdk, host, reply, sent } = createWorld(
      {},
      {
        href: 'https://shop.example/pages/notice/notice?id=7&ticket=t%2F1#a',
        sessionStorage: { source: '20' },
      },
    );
    reply(path('bjOneTravelLogin'), inside);
    await sdk.start();
    expect(sent(path('bjOneTravelLogin')).map(({ body }) => body)).toEqual([{ ticket: 't/1', source: 20 }]);
    expect(host.location.href).toBe('https://shop.example/pages/notice/notice?id=7#a');
    expect(sdk.session.state.token).toBe('t-new');
  });

  it('is no ticket in other channels: it stays in the address', async () => {
    const href = 'https://shop.example/pages/notice/notice?id=7&ticket=t1';
    const { sdk, host, sent } = createWorld({}, { href, sessionStorage: { source: '2' } });
    await sdk.start();
    expect([sent(path('bjOneTravelLogin')), host.location.href]).toEqual([[], href]);
  });

  it('stores the open id of a mini-program and asks the white list with it, member or not', async () => {
    const { sdk, reply, sent, host } = createWorld({ platformAppId: 'wx1' }, { loginCode: 'c' });
    reply(path('appletLogin'), somebodyNew);
    reply('/cuser/public/api/whiteList/check', () => ({ allowed: true }));
    sdk.config.state.isOpenWhiteList = true;
    await expect((await sdk.logins()).byMiniProgram()).rejects.toMatchObject({ result: 1 });
    expect(host.storage.get('openid')).toBe('o-9');
    expect(sdk.config.state.checkWhiteListStatus).toBe(1);
    expect(sent('/cuser/public/api/whiteList/check').map(({ query }) => query.openId)).toEqual(['o-9']);
  });

  it('takes a solved picture along when the server wants one', async () => {
    const { sdk, reply, sent } = createWorld();
    const captcha = '/cuser/member/public/api/sms/captcha';
    reply(captcha, ({ body }) =>
      body.picId === undefined
        ? new Refused(422, { rule: 'pictureNeeded' })
        : { challengeId: 'c-1', retryAfterSeconds: 60 },
    );
    reply('/cuser/member/public/api/getPic', () => ({ picId: 'p-1', image: 'data:', expiresInSeconds: 300 }));
    reply('/cuser/member/public/api/checkCapCode', () => null);
    await expect(sdk.session.requestCode('13800000000')).rejects.toMatchObject({ rule: 'pictureNeeded' });
    const logins = await sdk.logins();
    const { picId } = await logins.picture();
    await logins.solvePicture(picId, '1234');
    await sdk.session.requestCode('13800000000', { picId });
    expect(sent('/cuser/member/public/api/checkCapCode')[0]?.body).toEqual({ picId: 'p-1', code: '1234' });
    expect(sent(captcha).at(-1)?.body).toEqual({ mobile: '13800000000', picId: 'p-1' });
    const login = '/cuser/member/public/api/user/mobileLogin';
    await sdk.session.loginByMobile({ mobile: '13900000000', code: '123456' });
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    // The challenge goes with the code that was sent for it, and with no other number.
    expect(sent(login).map(({ body }) => body.challengeId)).toEqual([undefined, 'c-1']);
  });
});
