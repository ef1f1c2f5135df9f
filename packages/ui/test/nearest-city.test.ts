import { expect, it } from 'vitest';
import { nearestCity } from '../src/features/hotel/hotel-home/nearest-city';

const city = (name: string, lat: number, lng: number) => ({ name, nameEn: name, lat, lng });
const cities = {
  cityList: [
    { name: '南省', nameEn: 'South', children: [city('深圳市', 22.54, 114.06), city('澄岚市', 24.8, 113.0)] },
    { name: '北省', nameEn: 'North', children: [city('远山市', 40, 116.4)] },
  ],
};
const elsewhere = [
  { cityName: '远山市', count: 9 },
  { cityName: '澄岚市', count: 3 },
];

it('is the nearest that has hotels, not the one with the most', () => {
  expect(nearestCity(elsewhere, '深圳市', cities)).toBe('澄岚市');
});

it('is the one with the most where nobody knows where the city is', () => {
  expect(nearestCity(elsewhere, '无名市', cities)).toBe('远山市');
  expect(nearestCity(elsewhere, '深圳市', { cityList: [] })).toBe('远山市');
});

it('is none where no city has any', () => {
  expect(nearestCity([], '深圳市', cities)).toBeUndefined();
});
