import type { SubscriptionPlatform } from '@yunyou/subscription';
import { describe, expect, it } from 'vitest';
import { createWorld, lost } from './support/world';

const geocoder = '/cuser/member/open/api/getGeocoder';
const ipByMap = '/cuser/member/open/api/getIpByMap';
const cityInfo = '/cuser/home/page/public/api/cityInfo';

const cities = () => ({
  cityList: [
    {
      name: '广东省',
      nameEn: 'Guangdong',
      children: [{ name: '广州市', nameEn: 'Guangzhou', lat: 23.1, lng: 113.3 }],
    },
  ],
  recommendList: [],
});

describe('sdk.location', () => {
  it('finds the city from the device, over the calls, and can be watched', async () => {
    const { sdk, reply, sent } = createWorld(
      {},
      { position: { latitude: 22.541, longitude: 114.055, datum: 'wgs84' } },
    );
    reply(cityInfo, cities);
    reply(geocoder, () => ({
      status: 0,
      message: '',
      result: { address_component: { city: '广州市', district: '越秀区' } },
    }));
    expect(sdk.location.state).toEqual({ place: undefined, isLocating: false });
    await sdk.location.find();
    expect(sdk.location.state.place).toMatchObject({ cityName: '广州市', county: '越秀区', from: 'device' });
    expect(sent(geocoder)[0]?.query).toEqual({ locations: '22.538277,114.060110' });
  });

  it('falls back as far as the default, without a word where a person only refused', async () => {
    const { sdk, reply, logged, heard } = createWorld({}, { position: 'cancelled' });
    reply(cityInfo, cities);
    reply(ipByMap, () => ({ status: 375, message: '', result: null }));
    expect(await sdk.location.locate()).toMatchObject({ cityName: '深圳市', county: '福田区' });
    expect([logged, heard]).toEqual([[], []]);
  });

  it('is silent when the network is gone, and waits for nobody', async () => {
    const { sdk, reply, timers, logged, heard } = createWorld({}, { position: 'failed' });
    reply(cityInfo, lost);
    reply(ipByMap, lost);
    const found = sdk.location.find();
    await timers.pass(25_000);
    expect(await found).toMatchObject({ from: 'default' });
    expect(logged.length).toBeGreaterThan(0);
    expect(heard).toEqual([]);
  });

  it('remembers the city a person chose', async () => {
    const { sdk, host } = createWorld();
    await sdk.location.choose({ name: '广州市', nameEn: 'Guangzhou' });
    const next = createWorld({}, { storage: { city: host.storage.get('city') ?? '' } });
    expect(await next.sdk.location.find()).toMatchObject({ cityName: '广州市', from: 'chosen' });
    expect(next.requests).toEqual([]);
  });
});

describe('sdk.subscription', () => {
  const base = '/cuser/xcx/member/message/subscribe';
  const file = (name: string) => `/files/config/subscribe-${name}.json`;
  const platform: SubscriptionPlatform = {
    request: async (ids) => Object.fromEntries(ids.map((id) => [id, 'accept'])),
    settings: async () => ({ mainSwitch: true, items: {} }),
    openSettings: async () => {},
  };

  function createShop(given?: SubscriptionPlatform) {
    const world = createWorld({
      subscription: given && { appId: 'wx-1', platform: given },
      environmentHosts: { releaseHosts: ['shop.example'] },
    });
    world.reply(file('config'), () => ({ production: [{ type: 0, id: 'p-0' }] }));
    world.reply(file('task'), () => ({ tasks: [{ name: 'orderPaid', types: [0] }] }));
    world.reply(`${base}/findEnableAll`, () => [{ type: 0 }]);
    world.reply(`${base}/isSubscribe`, () => []);
    world.reply(`${base}/subscribe`, () => null);
    return world;
  }

  it('asks by the operator’s files and tells the server who and where', async () => {
    const { sdk, sent } = createShop(platform);
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    expect(await sdk.subscription.task('orderPaid')).toEqual({ accepted: [0], subscribed: [] });
    expect(sent(`${base}/subscribe`)[0]?.body).toMatchObject({
      appId: 'wx-1',
      openId: 'o-1',
      miniprogramState: 'formal',
      xcxMessageTypeList: [{ consumeType: 0 }],
    });
    await sdk.subscription.check([0]);
    expect([sent(file('config')).length, sent(file('task')).length]).toEqual([1, 1]);
  });

  // conformance: ERR-04
  it('is only possible in the mini-program', async () => {
    expect(createShop(platform).sdk.subscription.supported).toBe(true);
    const { sdk } = createShop();
    expect(sdk.subscription.supported).toBe(false);
    await expect(sdk.subscription.subscribe([0])).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('has nothing to ask by a file that is none', async () => {
    const { sdk, reply, logged } = createShop(platform);
    reply(file('config'), () => '<html>');
    await expect(sdk.subscription.subscribe([0])).rejects.toMatchObject({ code: 'unavailable' });
    expect(logged).toContain('config/subscribe-config.json is not JSON');
  });

  it('rejects with the call’s error', async () => {
    const { sdk, reply } = createShop(platform);
    reply(`${base}/findEnableAll`, lost);
    await expect(sdk.subscription.subscribe([0])).rejects.toMatchObject({ kind: 'network' });
  });
});
