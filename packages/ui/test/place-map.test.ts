import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FRAME_WIDTH,
  metresPerUnit,
  pinsOf,
  scaleBarOf,
  scaleFor,
  spotOf,
} from '../src/components/place-map/map-view';

const center = { latitude: 22.705, longitude: 114.915 };
const height = 281;
const place = (id: string, latitude: number, longitude: number) => ({ id, name: id, latitude, longitude });

describe('a schematic map', () => {
  it('is true to scale: a kilometre is as long to the north as to the east', () => {
    const unit = metresPerUnit(14, center.latitude);
    const north = spotOf({ ...center, latitude: center.latitude + 1 / 111.195 }, center, 14, height);
    const cos = Math.cos((center.latitude * Math.PI) / 180);
    const east = spotOf({ ...center, longitude: center.longitude + 1 / 111.195 / cos }, center, 14, height);
    expect(height / 2 - north.y).toBeCloseTo(1_000 / unit, 3);
    expect(east.x - FRAME_WIDTH / 2).toBeCloseTo(1_000 / unit, 3);
  });

  it('goes on over the line where east becomes west', () => {
    const { x } = spotOf({ latitude: 0, longitude: -179.99 }, { latitude: 0, longitude: 179.99 }, 10, height);
    expect(x).toBeGreaterThan(FRAME_WIDTH / 2);
    expect(x).toBeLessThan(FRAME_WIDTH);
  });

  it('shows each place in the frame once, alone or counted with others', () => {
    const degrees = fc.double({ min: -0.03, max: 0.03, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 30 }), (offsets) => {
        const places = offsets.map(([north, east], index) =>
          place(String(index), center.latitude + north, center.longitude + east),
        );
        const pins = pinsOf(places, { center, scale: 10, height });
        expect(pins.reduce((sum, { others }) => sum + 1 + others, 0)).toBe(places.length);
      }),
    );
  });

  it('draws the chosen place before those beside it, and leaves out what is outside', () => {
    const places = [place('a', 22.705, 114.915), place('b', 22.7051, 114.9151), place('far', 30, 110)];
    const pins = pinsOf(places, { center, scale: 14, height, value: 'b' });
    expect(pins.map((pin) => [pin.place.id, pin.others])).toEqual([['b', 1]]);
  });

  it('finds the nearest view that holds all places', () => {
    const places = [place('a', 22.71, 114.9), place('b', 22.69, 114.94)];
    const scale = scaleFor(places, center);
    const pins = pinsOf(places, { center, scale, height });
    expect(pins.reduce((sum, { others }) => sum + 1 + others, 0)).toBe(2);
    expect(scaleFor([], center)).toBe(18);
    expect(scaleFor([place('far', -80, -100)], center)).toBe(5);
  });

  it('has a bar of a round length that fits', () => {
    for (let scale = 5; scale <= 18; scale += 1) {
      const { metres, width } = scaleBarOf(scale, center.latitude);
      expect(String(metres)).toMatch(/^[125]0*$/);
      expect(width).toBeLessThanOrEqual(FRAME_WIDTH / 4);
      expect(width).toBeGreaterThan(FRAME_WIDTH / 11);
    }
  });
});
