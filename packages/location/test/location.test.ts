import { geocoderQuotaStatuses } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { cityStorageKey, defaultPlace } from '../src';
import { tencentGeocoderFallback } from './vectors.json';
import { addressIn, createWorld, failing, futian, ipIn } from './world';

const refused = async () => {
  throw new Error('the person refused');
};

// conformance: ST-10
describe('finding the visitor', () => {
  it('asks the device, then the geocoder, in the datum of its maps', async () => {
    const { location, asked } = createWorld();
    const place = await location.find();
    expect(place).toMatchObject({
      cityName: '广州市',
      cityNameEn: 'Guangzhou',
      county: '越秀区',
      from: 'device',
    });
    expect(place.position?.latitude).toBeCloseTo(22.5382774, 6);
    expect(place.position?.longitude).toBeCloseTo(114.0601103, 6);
    expect(location.state).toEqual({ place, isLocating: false });
    expect(asked.sort()).toEqual(['cityInfo', 'device', 'geocoder {"locations":"22.538277,114.060110"}']);
  });

  it('leaves a position alone that is in GCJ-02 already', async () => {
    const { location, asked } = createWorld({ device: async () => ({ ...futian, datum: 'gcj02' }) });
    expect((await location.find()).position).toEqual({ latitude: 22.541, longitude: 114.055 });
    expect(asked).toContain('geocoder {"locations":"22.541000,114.055000"}');
  });

  it('asks the IP address when the person or the device refuses, and no geocoder', async () => {
    const { location, asked } = createWorld({ device: refused });
    expect(await location.find()).toEqual({
      cityName: '香港',
      cityNameEn: 'Hong Kong',
      county: '',
      from: 'ip',
    });
    expect(asked.some((call) => call.startsWith('geocoder'))).toBe(false);
  });

  it.each([...new Set([...geocoderQuotaStatuses, ...tencentGeocoderFallback.toIp, 110, 190, -1])])(
    'asks the IP address when the geocoder answers %i',
    async (status) => {
      const { location, errors } = createWorld({ geocoder: async () => failing(status) });
      expect(await location.find()).toMatchObject({ cityName: '香港', from: 'ip' });
      expect(String(errors[0])).toContain(String(status));
    },
  );

  it('asks the IP address when the geocoder does not answer', async () => {
    const { location } = createWorld({ geocoder: refused });
    expect(await location.find()).toMatchObject({ from: 'ip' });
  });

  it('asks the IP address when the device, or the person it asks, takes too long', async () => {
    let device: (position: typeof futian) => void = () => {};
    let tooLong: () => void = () => {};
    const { location } = createWorld({
      device: () => new Promise((resolve) => (device = resolve)),
      wait: () => new Promise((resolve) => (tooLong = resolve)),
    });
    const found = location.find();
    await Promise.resolve();
    tooLong();
    expect(await found).toMatchObject({ from: 'ip' });
    device(futian);
    await Promise.resolve();
    expect(location.state.place).toMatchObject({ from: 'ip' });
  });

  it('is in Futian in Shenzhen when nothing can tell', async () => {
    const { location } = createWorld({ device: refused, ipByMap: async () => failing(382) });
    expect(await location.find()).toEqual({
      cityName: '深圳市',
      cityNameEn: 'Shenzhen',
      county: '福田区',
      from: 'default',
    });
  });

  it.each([
    ['the IP call fails', { device: refused, ipByMap: refused }],
    ['the place has no address', { geocoder: async () => failing(347) }],
    ['the device is in a city that is not served', { geocoder: async () => addressIn('乌海市') }],
    [
      'the IP address is of a city that is not served',
      { device: refused, ipByMap: async () => ipIn('乌海市') },
    ],
    ['the list of cities cannot be had', { cityInfo: refused }],
    ['the list of cities is empty', { cityInfo: async () => ({ cityList: [] }) }],
  ])('takes the default when %s', async (_, changes) => {
    const { location } = createWorld(changes);
    expect(await location.find()).toEqual(defaultPlace);
  });

  it('knows a city that is written otherwise, and a district that is a city of its own', async () => {
    const written = createWorld({ geocoder: async () => addressIn('深圳') });
    expect(await written.location.find()).toMatchObject({ cityName: '深圳市' });
    const district = createWorld({ geocoder: async () => addressIn('省直辖县级行政单位', '仙桃市') });
    expect(await district.location.find()).toMatchObject({ cityName: '仙桃市' });
  });

  it('looks once for everybody who asks', async () => {
    const { location, asked } = createWorld();
    const [first, second] = await Promise.all([location.find(), location.find()]);
    expect(await location.find()).toEqual(first);
    expect(second).toEqual(first);
    expect(asked.filter((call) => call === 'device')).toHaveLength(1);
  });

  it('never rejects, even when everything throws at once', async () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    const { location, errors } = createWorld({
      device: broken,
      cityInfo: broken,
      geocoder: broken,
      ipByMap: broken,
    });
    expect(await location.find()).toEqual(defaultPlace);
    expect(errors).toHaveLength(3);
  });
});

describe('a city chosen by hand', () => {
  const shenzhen = { name: '深圳市', nameEn: 'Shenzhen' };

  it('is remembered, and nothing is asked', async () => {
    const first = createWorld();
    first.location.choose(shenzhen);
    const next = createWorld({
      storage: {
        get: (key) => first.stored.get(key),
        set: () => {},
        remove: () => {},
      },
    });
    expect(await next.location.find()).toMatchObject({ cityName: '深圳市', from: 'chosen' });
    expect(next.asked).toEqual([]);
  });

  it('stands against a search that was under way', async () => {
    const { location } = createWorld();
    const searching = location.find();
    location.choose(shenzhen);
    expect(await searching).toMatchObject({ cityName: '深圳市', from: 'chosen' });
    expect(location.state).toMatchObject({ place: { from: 'chosen' }, isLocating: false });
  });

  it('is forgotten when the person asks to be located', async () => {
    const { location, stored } = createWorld();
    location.choose(shenzhen);
    expect(await location.locate()).toMatchObject({ cityName: '广州市', from: 'device' });
    expect(stored.has(cityStorageKey)).toBe(false);
  });

  it.each(['{', '7', 'null', '{"name":7}', '{"name":""}'])('that is stored as %s is none', async (text) => {
    const { location } = createWorld({
      storage: { get: () => text, set: () => {}, remove: () => {} },
    });
    expect(await location.find()).toMatchObject({ from: 'device' });
  });

  it('says while it is looking', async () => {
    const { location } = createWorld();
    const found = location.locate();
    expect(location.state.isLocating).toBe(true);
    await found;
    expect(location.state.isLocating).toBe(false);
  });
});
