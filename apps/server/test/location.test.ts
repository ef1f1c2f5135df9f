import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocation } from '../../../packages/location/src';
import { createMapService } from '../src/outside/map-service';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.press('console/map/force', { geocoder: 'usual', ip: 'usual', ipCity: '' });
});

const force = async (fields: Record<string, string>) => {
  expect((await server.press('console/map/force', fields)).status).toBe(200);
};

// conformance: API-07
describe('getGeocoder', () => {
  it('tells a visitor the city of a place, in the shape of the contract', async () => {
    const answer = await server.visitor().location.geocoder({ locations: '22.541,114.055' });
    expect(schemas.location.geocoder.response.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      status: 0,
      result: {
        address: '广东省深圳市',
        address_component: { nation: '中国', province: '广东省', city: '深圳市' },
      },
    });
  });

  it('says 347 for a place in the middle of nowhere', async () => {
    const answer = await server.visitor().location.geocoder({ locations: '0,-30.5' });
    expect(answer).toMatchObject({ status: 347, result: null });
  });

  it.each(['', '22', 'a,b', '22.5,181', '91,100', '22.5;114', "1,1' or 1=1"])(
    'refuses %j as a place',
    async (locations) => {
      await expect(server.visitor().location.geocoder({ locations })).rejects.toMatchObject({
        code: 400,
        field: 'locations',
      });
    },
  );

  it.each([
    ['120', 120],
    ['121', 121],
    ['347', 347],
    ['silent', -1],
  ])('passes a failure on when the map service answers %s', async (forced, status) => {
    await force({ geocoder: forced });
    const answer = await server.visitor().location.geocoder({ locations: '22.541,114.055' });
    expect(schemas.location.geocoder.response.parse(answer)).toMatchObject({ status, result: null });
  });
});

// conformance: API-07
describe('getIpByMap', () => {
  it('knows nothing of an address in this machine’s network', async () => {
    expect(await server.visitor().location.ipByMap()).toMatchObject({ status: 375, result: null });
  });

  it('tells the city that the console puts every address in', async () => {
    await force({ ipCity: '广州市' });
    const answer = await server.visitor().location.ipByMap();
    expect(schemas.location.ipByMap.response.parse(answer)).toMatchObject({
      status: 0,
      result: { location: { lat: 23.13, lng: 113.26 }, ad_info: { city: '广州市', province: '广东省' } },
    });
  });

  it('passes a failure on', async () => {
    await force({ ip: '382' });
    expect(await server.visitor().location.ipByMap()).toMatchObject({ status: 382, result: null });
  });
});

describe('the console', () => {
  it('refuses an answer the map service does not have, and shows what it answers', async () => {
    expect((await server.press('console/map/force', { geocoder: '7' })).status).toBe(409);
    await force({ geocoder: '120' });
    expect((await server.console()).map).toEqual({ geocoder: 120, ip: 'usual', ipCity: '' });
    const page = await (await server.fetch('http://yunyou.test/sandbox/console')).text();
    expect(page).toContain('<option selected>120</option>');
  });
});

describe('the vendor’s protocol', () => {
  it('carries key, place in its order and address; an answer that is none, or none at all, is -1', async () => {
    const seen: string[] = [];
    let body = '<html>';
    const vendor = createHttpServer((request, response) => {
      seen.push(request.url ?? '');
      response.end(body);
    });
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    const errors: unknown[] = [];
    const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const map = createMapService(
      { baseUrl, key: 'k-1' },
      { fetch: globalThis.fetch, onError: (error) => void errors.push(error) },
    );
    expect(await map.addressOf('22.5,114.1')).toMatchObject({ status: -1, result: null });
    body = '{"status":0,"message":"query ok","result":{"address_component":{"city":"深圳市"}}}';
    expect((await map.addressOf('22.5,114.1')).result?.address_component).toEqual({
      nation: '',
      province: '',
      city: '深圳市',
      district: '',
    });
    body =
      '{"status":0,"result":{"location":{"lat":22.5,"lng":114},"ad_info":{"city":"深圳市","adcode":440300}}}';
    expect((await map.placeOfIp('1.2.3.4')).result?.ad_info).toMatchObject({ adcode: '440300' });
    body = '[]';
    expect(await map.placeOfIp('1.2.3.4')).toMatchObject({ status: -1 });
    vendor.closeAllConnections();
    vendor.close();
    expect(await map.placeOfIp('1.2.3.4')).toMatchObject({ status: -1 });
    expect(errors).toHaveLength(2);
    expect(seen.map((url) => Object.fromEntries(new URL(url, baseUrl).searchParams))).toEqual([
      { location: '22.5,114.1', get_poi: '0', key: 'k-1', output: 'json' },
      { location: '22.5,114.1', get_poi: '0', key: 'k-1', output: 'json' },
      { ip: '1.2.3.4', key: 'k-1', output: 'json' },
      { ip: '1.2.3.4', key: 'k-1', output: 'json' },
    ]);
  });
});

// conformance: ST-10
describe('a visitor who is looked for over these calls', () => {
  /** Near Guangzhou, by satellite. */
  const device = async () => ({ latitude: 23.13, longitude: 113.26, datum: 'wgs84' as const });
  const find = (ask: Parameters<typeof createLocation>[0]['device'] = device) => {
    const api = server.visitor();
    const kept = new Map<string, string>();
    return createLocation({
      device: ask,
      calls: { cityInfo: api.home.cityInfo, geocoder: api.location.geocoder, ipByMap: api.location.ipByMap },
      storage: {
        get: (key) => kept.get(key),
        set: (key, value) => void kept.set(key, value),
        remove: (key) => void kept.delete(key),
      },
    }).find();
  };
  const refused = () => Promise.reject(new Error('refused'));

  it('is found by the device', async () => {
    expect(await find()).toMatchObject({ cityName: '广州市', cityNameEn: 'Guangzhou', from: 'device' });
  });

  it.each(['120', '121', 'silent'])(
    'is found by the IP address when the geocoder answers %s',
    async (answer) => {
      await force({ geocoder: answer, ipCity: '长沙市' });
      expect(await find()).toMatchObject({ cityName: '长沙市', from: 'ip' });
    },
  );

  it('is found by the IP address when the person refuses', async () => {
    await force({ ipCity: '澄岚市' });
    expect(await find(refused)).toMatchObject({ cityName: '澄岚市', from: 'ip' });
  });

  it('is in Futian in Shenzhen when nothing can tell', async () => {
    expect(await find(refused)).toMatchObject({ cityName: '深圳市', county: '福田区', from: 'default' });
    await force({ geocoder: '347', ipCity: '长沙市' });
    expect(await find()).toMatchObject({ from: 'default' });
  });
});
