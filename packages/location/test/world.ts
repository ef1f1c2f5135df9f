import type { GeocoderAnswer, IpLocationAnswer } from '@yunyou/contract';
import { createLocation, type DevicePosition, type LocationOptions } from '../src';

const city = (name: string, nameEn: string) => ({ name, nameEn, lat: 0, lng: 0 });

export const cities = {
  cityList: [
    {
      name: '广东省',
      nameEn: 'Guangdong',
      children: [city('深圳市', 'Shenzhen'), city('广州市', 'Guangzhou')],
    },
    { name: '香港特别行政区', nameEn: 'Hong Kong', children: [city('香港', 'Hong Kong')] },
    { name: '湖北省', nameEn: 'Hubei', children: [city('仙桃市', 'Xiantao')] },
  ],
};

export const futian: DevicePosition = { latitude: 22.541, longitude: 114.055, datum: 'wgs84' };

export const addressIn = (name: string, district = ''): GeocoderAnswer => ({
  status: 0,
  message: '',
  result: {
    address: name + district,
    address_component: { nation: '中国', province: '', city: name, district },
    ad_info: { adcode: '' },
  },
});

export const ipIn = (name: string, district = ''): IpLocationAnswer => ({
  status: 0,
  message: '',
  result: {
    location: { lat: 0, lng: 0 },
    ad_info: { nation: '中国', province: '', city: name, district, adcode: '' },
  },
});

export const failing = (status: number) => ({ status, message: 'no', result: null });

/** Location in a world where everything works, unless a test says otherwise. */
export function createWorld(changes: Partial<LocationOptions & LocationOptions['calls']> = {}) {
  const { cityInfo, geocoder, ipByMap, ...options } = changes;
  const asked: string[] = [];
  const stored = new Map<string, string>();
  const errors: unknown[] = [];
  const noted =
    <Given extends unknown[], Result>(name: string, call: (...given: Given) => Promise<Result>) =>
    (...given: Given) => {
      asked.push([name, ...given.map((one) => JSON.stringify(one))].join(' '));
      return call(...given);
    };
  const location = createLocation({
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    wait: () => new Promise(() => {}),
    onError: (error) => void errors.push(error),
    ...options,
    device: noted('device', options.device ?? (async () => futian)),
    calls: {
      cityInfo: noted('cityInfo', cityInfo ?? (async () => cities)),
      geocoder: noted('geocoder', geocoder ?? (async () => addressIn('广州市', '越秀区'))),
      ipByMap: noted('ipByMap', ipByMap ?? (async () => ipIn('香港特别行政区'))),
    },
  });
  return { location, asked, stored, errors };
}
