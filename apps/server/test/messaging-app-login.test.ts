import { channelSource } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMobile, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = 'http://yunyou.test/pages/login/login?from=a';

const parametersOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

async function follow(url: string, init?: RequestInit): Promise<URL> {
  const response = await server.fetch(url, { redirect: 'manual', ...init });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${url} led nowhere: ${response.status} ${await response.text()}`);
  return new URL(location);
}

const authorizeUrl = (changes: Record<string, string> = {}) =>
  `http://yunyou.test/cuser/auth/authorize?${new URLSearchParams({
    id: 'yunyou',
    appid: '',
    redirect_url: page,
    scopeType: 'snsapi_userinfo',
    returnType: 'USERINFO',
    ...changes,
  })}`;

/** Walks to the consent page, answers it, and comes back to the page. */
async function consent(answer: string, person = 'Lin'): Promise<URL> {
  const consentPage = await follow(authorizeUrl());
  const { redirect_uri = '', state = '' } = parametersOf(consentPage);
  expect([consentPage.pathname, consentPage.hash]).toEqual([
    '/sandbox/messaging-app/connect/oauth2/authorize',
    '#wechat_redirect',
  ]);
  const callback = await follow(consentPage.href.replace(/[?#].*$/s, ''), {
    method: 'POST',
    body: new URLSearchParams({ redirect_uri, state, person, answer }),
  });
  return follow(callback.href);
}

/** What the page hands on to the login. */
function grantOf(url: URL) {
  const {
    access_token = '',
    expires_in = '',
    openid = '',
    refresh_token = '',
    sign = '',
  } = parametersOf(url);
  return { source: channelSource.messagingApp, access_token, expires_in, openid, refresh_token, sign };
}

describe("the messaging platform's consent page", () => {
  it('leads back to the page with a grant that logs in once', async () => {
    const back = await consent('agree');
    expect(back.href.startsWith('http://yunyou.test/pages/login/login?from=a&')).toBe(true);
    expect(parametersOf(back)).toMatchObject({
      scopeType: 'snsapi_userinfo',
      expires_in: '300',
      refresh_token: '',
    });
    const api = server.visitor({ source: channelSource.messagingApp });
    const first = await api.login.messagingApp(grantOf(back));
    expect(first).toMatchObject({ result: 1, data: { bindTicket: expect.any(String) } });
    await expect(api.login.messagingApp(grantOf(back))).rejects.toMatchObject({
      rule: 'authorisationFailed',
    });
  });

  it('knows the member who bound their number the first time', async () => {
    const api = server.visitor({ source: channelSource.messagingApp });
    const first = await api.login.messagingApp(grantOf(await consent('agree', 'Wang')));
    const mobile = newMobile();
    await api.session.smsCaptcha({ mobile });
    const { sms } = await server.console();
    const code = sms.find((message) => message.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';
    await api.session.mobileLogin({ mobile, code, bindTicket: first.data.bindTicket });
    const again = await api.login.messagingApp(grantOf(await consent('agree', 'Wang')));
    const tokens = { read: () => again.token, clear: () => {} };
    expect([again.result, (await server.visitor({ tokens }).session.userInfo()).mobile]).toEqual([0, mobile]);
  });

  it('makes no member of a stand-in, and nothing that could be bound', async () => {
    const before = await server.app.db.selectFrom('members').select('id').execute();
    const answer = await server
      .visitor({ source: channelSource.messagingApp })
      .login.messagingApp(grantOf(await consent('snapshot')));
    expect(answer).toEqual({ token: '', result: 1, data: { openid: '', isSnapshot: true } });
    expect(await server.app.db.selectFrom('members').select('id').execute()).toHaveLength(before.length);
  });

  it('leads back with nothing when the person refuses', async () => {
    expect((await consent('refuse')).href).toBe(page);
  });

  it('is not shown for the silent scope', async () => {
    const callback = await follow((await follow(authorizeUrl({ scopeType: 'snsapi_base' }))).href);
    const back = await follow(callback.href);
    expect(back.searchParams.get('scopeType')).toBe('snsapi_base');
    expect((await server.visitor().login.messagingApp(grantOf(back))).result).toBe(1);
  });
});

describe('a grant', () => {
  it('is worth nothing when a field was changed, or after five minutes', async () => {
    const api = server.visitor({ source: channelSource.messagingApp });
    const grant = grantOf(await consent('agree'));
    const refused = { rule: 'authorisationFailed' };
    await expect(api.login.messagingApp({ ...grant, openid: 'o-another' })).rejects.toMatchObject(refused);
    await expect(api.login.messagingApp({ ...grant, sign: 'short' })).rejects.toMatchObject(refused);
    await server.app.db
      .updateTable('login_grants')
      .set((eb) => ({ expires_ms: eb('expires_ms', '-', 300_001) }))
      .execute();
    await expect(api.login.messagingApp(grant)).rejects.toMatchObject(refused);
  });

  it('is never sent to a page of somebody else', async () => {
    const refused = [
      authorizeUrl({ redirect_url: 'https://elsewhere.example/' }),
      authorizeUrl({ redirect_url: 'http://yunyou.test.elsewhere.example/' }),
      authorizeUrl({ redirect_url: 'javascript:alert(1)' }),
      authorizeUrl({ scopeType: 'everything' }),
      authorizeUrl({ returnType: 'TOKEN' }),
      authorizeUrl({ appid: 'wx-other' }),
      authorizeUrl({ id: '' }),
      'http://yunyou.test/cuser/auth/callback?code=x&state=unknown',
    ];
    for (const url of refused) {
      const response = await server.fetch(url, { redirect: 'manual' });
      expect([url, response.status, response.headers.get('location')]).toEqual([url, 400, null]);
    }
  });

  it('tells no other site its address, is not cached, and its way back works once', async () => {
    const consentPage = await follow(authorizeUrl({ scopeType: 'snsapi_base' }));
    const callback = await follow(consentPage.href);
    const first = await server.fetch(callback.href, { redirect: 'manual' });
    expect([first.status, first.headers.get('referrer-policy'), first.headers.get('cache-control')]).toEqual([
      302,
      'strict-origin-when-cross-origin',
      'no-store',
    ]);
    expect((await server.fetch(callback.href, { redirect: 'manual' })).status).toBe(400);
  });
});
