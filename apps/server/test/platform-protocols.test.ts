import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config';
import { createPlatforms, readPlatformAccounts } from '../src/outside/platforms/accounts';
import { createMessagingApp, createMiniProgram } from '../src/outside/platforms/messaging-app';
import { createPaymentApp, sealMobile } from '../src/outside/platforms/payment-app';
import { PlatformRefusal } from '../src/outside/platforms/platforms';
import { createShortVideo } from '../src/outside/platforms/short-video';
import type { PlatformTokenCache } from '../src/outside/platforms/token-cache';

const clock = { now: () => 1_795_000_000_000 };

/** Keeps tokens for ever. */
function createTokenCache(): PlatformTokenCache {
  const kept = new Map<string, string>();
  return {
    async get(key, fetchToken) {
      const value = kept.get(key) ?? (await fetchToken()).value;
      kept.set(key, value);
      return value;
    },
    async invalidate(key, value) {
      if (kept.get(key) === value) kept.delete(key);
    },
  };
}

/** A platform that answers by path and notes what it was asked. */
function createPlatform(answers: Record<string, unknown>) {
  const asked: { path: string; query: Record<string, string>; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body });
    const answer = answers[url.pathname];
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? {});
  };
  return { fetch, asked };
}

const account = { appId: 'wx1', secret: 's', apiUrl: 'https://api.example' };

describe('the messaging platform', () => {
  it('is asked for its access token and page ticket once for many pages', async () => {
    const { fetch, asked } = createPlatform({
      '/cgi-bin/token': { access_token: 'at', expires_in: 7200 },
      '/cgi-bin/ticket/getticket': { errcode: 0, errmsg: 'ok', ticket: 'jt', expires_in: 7200 },
    });
    const platform = createMessagingApp(
      { ...account, authorizeUrl: 'https://open.example/authorize' },
      { fetch, tokens: createTokenCache() },
    );
    expect([await platform.pageTicket(), await platform.pageTicket()]).toEqual(['jt', 'jt']);
    expect(asked.map(({ path, query }) => [path, query])).toEqual([
      ['/cgi-bin/token', { grant_type: 'client_credential', appid: 'wx1', secret: 's' }],
      ['/cgi-bin/ticket/getticket', { access_token: 'at', type: 'jsapi' }],
    ]);
  });

  it('is led to with the fragment it insists on', () => {
    const { fetch } = createPlatform({});
    const platform = createMessagingApp(
      { ...account, authorizeUrl: 'https://open.example/authorize' },
      { fetch, tokens: createTokenCache() },
    );
    const url = platform.authorizeUrl({
      redirectUrl: 'https://a.example/?b=1',
      scope: 'snsapi_base',
      state: 'x',
    });
    expect(url).toBe(
      'https://open.example/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fa.example%2F%3Fb%3D1&response_type=code&scope=snsapi_base&state=x#wechat_redirect',
    );
  });

  it('says that somebody is a stand-in', async () => {
    const answer = { access_token: 'a', openid: 'o', is_snapshotuser: 1 };
    const { fetch } = createPlatform({ '/sns/oauth2/access_token': answer });
    const platform = createMessagingApp(
      { ...account, authorizeUrl: '' },
      { fetch, tokens: createTokenCache() },
    );
    expect(await platform.exchangeCode('c')).toEqual({ openId: 'o', unionId: '', isSnapshot: true });
  });

  it.each([
    [{ errcode: 40029, errmsg: 'invalid code' }, PlatformRefusal],
    [{ openid: 'o' }, PlatformRefusal],
    [{}, PlatformRefusal],
    [new Response('busy', { status: 503 }), Error],
    [new Response('<html>', { status: 200 }), Error],
    [[], Error],
  ])('answering %j lets nobody in', async (answer, kind) => {
    const { fetch } = createPlatform({ '/sns/jscode2session': answer });
    const platform = createMiniProgram(account, { fetch, tokens: createTokenCache() });
    await expect(platform.exchangeCode('c')).rejects.toThrow(kind);
  });

  it('never shows a secret in an error', async () => {
    const { fetch } = createPlatform({ '/sns/jscode2session': new Response('', { status: 500 }) });
    const platform = createMiniProgram({ ...account, secret: 'hush' }, { fetch, tokens: createTokenCache() });
    const error = await platform.exchangeCode('c').catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('/sns/jscode2session answered 500');
    expect(String(error)).not.toContain('hush');
  });
});

describe('the short-video platform', () => {
  it('is told both codes and answers with its own success', async () => {
    const data = { session_key: 'k', openid: 'o', unionid: 'u' };
    const { fetch, asked } = createPlatform({ '/api/apps/v2/jscode2session': { err_no: 0, data } });
    const platform = createShortVideo(account, fetch);
    expect(await platform.exchangeCode('c', 'anonymous')).toEqual({
      openId: 'o',
      unionId: 'u',
      sessionKey: 'k',
    });
    expect(asked[0]?.body).toEqual({ appid: 'wx1', secret: 's', code: 'c', anonymous_code: 'anonymous' });
  });

  it('refuses with a number', async () => {
    const { fetch } = createPlatform({
      '/api/apps/v2/jscode2session': { err_no: 40018, err_tips: 'bad code' },
    });
    await expect(createShortVideo(account, fetch).exchangeCode('c')).rejects.toThrow(PlatformRefusal);
  });
});

describe("the payment app's platform", () => {
  const symmetricKeyHex = '0123456789abcdef'.repeat(3);
  const paymentAccount = { ...account, symmetricKeyHex };
  const success = (params: object) => ({ resp: '00', params });

  it('is asked along its chain: backend token, person, number', async () => {
    const { fetch, asked } = createPlatform({
      '/backendToken': success({ backendToken: 'bt', expiresIn: '7200' }),
      '/token': success({ accessToken: 'at', openId: 'o', unionId: 'u' }),
      '/user.mobile': success({ mobile: sealMobile(symmetricKeyHex, '13800000000') }),
    });
    const platform = createPaymentApp(paymentAccount, { fetch, tokens: createTokenCache(), clock });
    expect(await platform.mobileOfCode('c')).toEqual({ openId: 'o', unionId: 'u', mobile: '13800000000' });
    expect(asked.map(({ path }) => path)).toEqual(['/backendToken', '/token', '/user.mobile']);
    expect(asked[0]?.body).toMatchObject({ appId: 'wx1', timestamp: '1795000000' });
    expect(asked[0]?.body).not.toHaveProperty('secret');
    expect(asked[1]?.body).toEqual({
      appId: 'wx1',
      backendToken: 'bt',
      code: 'c',
      grantType: 'authorization_code',
    });
  });

  it('refuses by its code, and a number encrypted with another key is none', async () => {
    const { fetch } = createPlatform({
      '/backendToken': success({ backendToken: 'bt', expiresIn: 7200 }),
      '/token': { resp: 'a31', msg: 'bad code' },
    });
    const platform = createPaymentApp(paymentAccount, { fetch, tokens: createTokenCache(), clock });
    await expect(platform.exchangeCode('c')).rejects.toThrow('payment app: a31 bad code');
    expect(() => platform.openMobile(sealMobile('f'.repeat(48), '13800000000'))).toThrow(PlatformRefusal);
    expect(() => platform.openMobile('nonsense')).toThrow(PlatformRefusal);
  });
});

describe('the accounts of a production server', () => {
  it('are switched on one by one', () => {
    const accounts = readPlatformAccounts({ MINI_PROGRAM_ID: 'wx2', MINI_PROGRAM_SECRET: 's' });
    const platforms = createPlatforms(accounts, { fetch, tokens: createTokenCache(), clock });
    expect([platforms.miniProgram?.appId, platforms.messagingApp, platforms.paymentApp]).toEqual([
      'wx2',
      undefined,
      undefined,
    ]);
  });

  it.each([
    [{ MESSAGING_APP_ID: 'wx1' }, 'BROKER_SECRET'],
    [{ MESSAGING_APP_ID: 'wx1', BROKER_SECRET: 'b' }, 'MESSAGING_APP_SECRET'],
    [{ MINI_PROGRAM_ID: 'wx1' }, 'MINI_PROGRAM_SECRET'],
    [{ SHORT_VIDEO_APP_ID: 'tt1' }, 'SHORT_VIDEO_APP_SECRET'],
    [{ PAYMENT_APP_ID: 'up1', PAYMENT_APP_SYMMETRIC_KEY: 'short' }, '48 hex digits'],
    [{ REGIONAL_VERIFY_URL: 'https://a.example' }, 'REGIONAL_SECRET'],
  ])('say what %j lacks', (env, missing) => {
    expect(() => readConfig(env, '.')).toThrow(ConfigError);
    expect(() => readConfig(env, '.')).toThrow(missing);
  });
});
