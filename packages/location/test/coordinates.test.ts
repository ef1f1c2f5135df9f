import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGcj02, toWgs84 } from '../src';
import { geo } from './vectors.json';

const at = ([latitude = 0, longitude = 0]: number[]) => ({ latitude, longitude });
/** Metres between two near points. */
const apartM = (a: ReturnType<typeof at>, b: ReturnType<typeof at>) => {
  const northM = (a.latitude - b.latitude) * 111_320;
  const eastM = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude / 180) * Math.PI);
  return Math.hypot(northM, eastM);
};

describe('coordinates', () => {
  it.each(geo)('of $name are those of the published vector', ({ wgs84, gcj02, tolerance }) => {
    const [latitude = 0, longitude = 0] = gcj02;
    const shifted = toGcj02(at(wgs84));
    expect(Math.abs(shifted.latitude - latitude)).toBeLessThan(tolerance);
    expect(Math.abs(shifted.longitude - longitude)).toBeLessThan(tolerance);
  });

  it('come back where they were, anywhere on the mainland, to a centimetre', () => {
    // Between Kunming, Lanzhou, Harbin and Hangzhou all is mainland.
    const place = fc.record({
      latitude: fc.double({ min: 25.5, max: 40, noNaN: true }),
      longitude: fc.double({ min: 100, max: 118, noNaN: true }),
    });
    fc.assert(
      fc.property(place, (wgs84) => {
        const gcj02 = toGcj02(wgs84);
        const shiftM = apartM(wgs84, gcj02);
        expect(shiftM).toBeGreaterThan(1);
        expect(shiftM).toBeLessThan(1_500);
        expect(apartM(toWgs84(gcj02), wgs84)).toBeLessThan(0.01);
      }),
    );
  });

  it.each([
    ['Beijing', [39.9042, 116.4074]],
    ['Dandong, across the river from Korea', [40.1244, 124.3947]],
    ['Hunchun', [42.8625, 130.366]],
    ['Fuyuan, the easternmost city', [48.3619, 134.3076]],
    ['Mohe, the northernmost', [52.972, 122.5386]],
    ['Heihe', [50.2454, 127.5285]],
    ['Manzhouli', [49.598, 117.3787]],
    ['Erenhot', [43.6525, 111.9776]],
    ['Khorgas', [44.2136, 80.4106]],
    ['Kashgar', [39.4704, 75.9898]],
    ['Taxkorgan', [37.7728, 75.2275]],
    ['Yadong', [27.4847, 88.907]],
    ['Zhangmu', [27.9892, 85.9803]],
    ['Ruili', [24.0128, 97.8519]],
    ['Hekou', [22.5294, 103.9392]],
    ['Dongxing', [21.5475, 107.9719]],
    ['Sanya', [18.2528, 109.5119]],
    ['Weizhou island', [21.0366, 109.1156]],
    ['Yongxing island', [16.8336, 112.3417]],
    ['Pingtan', [25.4986, 119.7909]],
    ['Shengsi', [30.7257, 122.4511]],
    ['Changdao', [37.9214, 120.7366]],
    ['Luohu in Shenzhen', [22.5484, 114.1317]],
    ['Shekou', [22.4849, 113.9145]],
    ['Yantian', [22.5571, 114.2368]],
    ['Gongbei in Zhuhai', [22.223, 113.551]],
    ['Hengqin', [22.124, 113.52]],
  ])('of %s are shifted, and come back', (_, place) => {
    const shiftM = apartM(at(place), toGcj02(at(place)));
    expect(shiftM).toBeGreaterThan(50);
    expect(shiftM).toBeLessThan(1_500);
    expect(apartM(toWgs84(toGcj02(at(place))), at(place))).toBeLessThan(0.01);
  });

  it.each([
    ['Paris', [48.8566, 2.3522]],
    ['Sydney', [-33.8688, 151.2093]],
    ['Tokyo', [35.6762, 139.6503]],
    ['Osaka', [34.6937, 135.5023]],
    ['Fukuoka', [33.5902, 130.4017]],
    ['Seoul', [37.5665, 126.978]],
    ['Jeju', [33.4996, 126.5312]],
    ['Pyongyang', [39.0392, 125.7625]],
    ['Vladivostok', [43.1155, 131.8855]],
    ['Ulaanbaatar', [47.8864, 106.9057]],
    ['Almaty', [43.2389, 76.8897]],
    ['Kathmandu', [27.7172, 85.324]],
    ['Thimphu', [27.4728, 89.639]],
    ['Hanoi', [21.0278, 105.8342]],
    ['Ha Long', [20.9517, 107.0748]],
    ['Bangkok', [13.7563, 100.5018]],
    ['Manila', [14.5995, 120.9842]],
    ['Taipei', [25.033, 121.5654]],
    ['Kaohsiung', [22.6273, 120.3014]],
    ['Penghu', [23.5711, 119.5793]],
    ['Central in Hong Kong', [22.2819, 114.1582]],
    ['Lantau', [22.2517, 113.904]],
    ['Sheung Shui', [22.5011, 114.128]],
    ['the peninsula of Macau', [22.1899, 113.5415]],
    ['Coloane', [22.1174, 113.5601]],
  ])('of %s are left alone', (_, place) => {
    expect(toGcj02(at(place))).toEqual(at(place));
    expect(toWgs84(at(place))).toEqual(at(place));
  });
});
