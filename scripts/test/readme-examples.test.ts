import { describe, expect, it, vi } from 'vitest';
import * as channel from '../../packages/channel/src';
import * as environment from '../../packages/channel/src/environment';
import * as memory from '../../packages/host/src/memory';
import * as location from '../../packages/location/src';
import * as navigation from '../../packages/navigation/src';
import * as productRoutes from '../../packages/navigation/src/product-routes';
import * as sdk from '../../packages/sdk/src';
import * as serverClock from '../../packages/server-clock/src';
import * as subscription from '../../packages/subscription/src';
import * as validators from '../../packages/validators/src';
import { runReadmeExample } from './support/readme-example';

/** A session storage. */
const createStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('the example of the README', () => {
  it('of validators does what it says', async () => {
    expect(await runReadmeExample('validators', { '@yunyou/validators': validators })).toBe(5);
  });

  it('of server-clock does what it says', async () => {
    const render = vi.fn();
    const nowMs = Date.UTC(2026, 4, 1);
    const checked = await runReadmeExample(
      'server-clock',
      { '@yunyou/server-clock': serverClock },
      {
        api: { system: { timestamp: async () => ({ serverTimeStamp: nowMs }) } },
        order: { createdAtMs: nowMs },
        sale: { startMs: nowMs - 1, endMs: nowMs + 60_000 },
        render,
      },
    );
    expect(checked).toBe(2);
  });

  it('of channel does what it says', async () => {
    const checked = await runReadmeExample(
      'channel',
      { '@yunyou/channel': channel, '@yunyou/channel/environment': environment },
      {
        sessionStorage: createStorage(),
        navigator: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0 Mobile' },
        location: { host: 'uat.shop.example' },
      },
    );
    expect(checked).toBe(4);
  });

  it('of navigation does what it says', async () => {
    const moves: string[] = [];
    const checked = await runReadmeExample(
      'navigation',
      { '@yunyou/navigation': navigation, '@yunyou/navigation/product-routes': productRoutes },
      {
        routerPort: {
          push: (url: string) => void moves.push(url),
          replace: (url: string) => void moves.push(url),
          back: () => {},
          canGoBack: () => false,
        },
        visitor: { isMember: () => false, source: () => 2 },
        loginReturn: { save: () => {}, take: () => undefined },
      },
    );
    expect(checked).toBe(3);
    expect(moves).toEqual(['/pages/ticket-detail/ticket-detail?id=7', '/views/index/index']);
  });

  it('of location does what it says', async () => {
    const city = { name: '广州市', nameEn: 'Guangzhou', lat: 23.1, lng: 113.3 };
    const checked = await runReadmeExample(
      'location',
      { '@yunyou/location': location },
      {
        host: memory.createMemoryHost({ position: { latitude: 23.13, longitude: 113.26, datum: 'wgs84' } }),
        api: {
          home: { cityInfo: async () => ({ cityList: [{ children: [city] }] }) },
          location: {
            geocoder: async () => ({
              status: 0,
              result: { address_component: { city: '广州市', district: '越秀区' } },
            }),
            ipByMap: async () => ({ status: 375, result: null }),
          },
        },
      },
    );
    expect(checked).toBe(4);
  });

  it('of subscription does what it says', async () => {
    const subscribe = vi.fn(async () => null);
    const checked = await runReadmeExample(
      'subscription',
      { '@yunyou/subscription': subscription },
      {
        wx: {
          requestSubscribeMessage: ({ success }: { success(result: object): void }) =>
            success({ a: 'accept', b: 'reject' }),
          getSetting: ({ success }: { success(result: object): void }) => success({}),
        },
        api: {
          subscription: {
            findEnableAll: async () => [{ type: 0 }, { type: 3 }],
            isSubscribe: async () => [],
            subscribe,
          },
        },
        files: {
          config: async () => ({
            production: [
              { type: 0, id: 'a' },
              { type: 3, id: 'b' },
            ],
          }),
          tasks: async () => ({}),
        },
        user: { openId: 'o-1' },
        remind: async () => false,
      },
    );
    expect(checked).toBe(2);
    expect(subscribe).toHaveBeenCalledOnce();
  });

  it('of host does what it says', async () => {
    expect(await runReadmeExample('host', { '@yunyou/host/memory': memory })).toBe(4);
  });

  it('of sdk does what it says', async () => {
    const answers: Record<string, unknown> = {
      '/cuser/member/public/api/sms/captcha': { retryAfterSeconds: 60, expiresInSeconds: 300 },
      '/cuser/member/public/api/user/mobileLogin': { token: 't', result: 0, data: { openid: '' } },
      '/cuser/member/api/getBaseUserInfo': {
        memberId: 'm',
        mobile: '13800000000',
        name: 'Lin',
        headImg: '',
        openId: '',
        memberRegistChannelVo: { thirdId: '', source: 1 },
      },
      '/cuser/member-profile/detail': { stateName: '广东' },
    };
    const checked = await runReadmeExample(
      'sdk',
      {
        '@yunyou/host/memory': memory,
        '@yunyou/sdk': {
          ...sdk,
          createSdk: (options: sdk.SdkOptions) =>
            sdk.createSdk({
              ...options,
              retries: 0,
              loadCatalogue: async () => ({}),
              logger: { error() {} },
            }),
        },
      },
      {
        fetch: async (url: string) => {
          const data = answers[new URL(url).pathname];
          return data ? Response.json({ code: 0, message: '', data }) : new Response('', { status: 404 });
        },
        routerPort: { push() {}, replace() {}, back() {}, canGoBack: () => false },
        toast() {},
      },
    );
    expect(checked).toBe(2);
  });
});
