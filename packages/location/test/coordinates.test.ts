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
    const place = fc.record({
      latitude: fc.double({ min: 18, max: 53, noNaN: true }),
      longitude: fc.double({ min: 74, max: 134, noNaN: true }),
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
    ['Paris', [48.8566, 2.3522]],
    ['Sydney', [-33.8688, 151.2093]],
    ['Tokyo', [35.6762, 139.6503]],
  ])('of %s are left alone', (_, place) => {
    expect(toGcj02(at(place))).toEqual(at(place));
    expect(toWgs84(at(place))).toEqual(at(place));
  });
});
