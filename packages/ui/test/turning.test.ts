import { describe, expect, it } from 'vitest';
import { angleFor, labelWidth, ring, sectorPath, stepMs } from '../src/components/draw/turning';

/** Which sector stands under the pointer when the disc is turned this far. */
const sectorUnderPointer = (angle: number, count: number) =>
  Math.floor((((360 - (angle % 360)) % 360) / 360) * count);

describe('a prize wheel', () => {
  it('comes to rest on the sector that was drawn, wherever it stood before', () => {
    for (const count of [2, 3, 6, 8, 12]) {
      for (let place = 0; place < count; place += 1) {
        for (const before of [0, 67.5, 1935]) {
          expect(sectorUnderPointer(angleFor(before, place, count), count)).toBe(place);
        }
      }
    }
  });

  it('never turns back and always makes at least four whole turns', () => {
    let angle = 0;
    for (const place of [3, 3, 0, 7, 1]) {
      const next = angleFor(angle, place, 8);
      expect(next - angle).toBeGreaterThanOrEqual(4 * 360);
      angle = next;
    }
  });

  it('gives the words of a sector no more room than the sector has where their third line ends', () => {
    for (const count of [4, 6, 8, 12]) {
      // A sector is as wide as its chord; three lines end at about half the radius.
      const chordAtThirdLine = 2 * 27 * Math.sin(Math.PI / count);
      expect(labelWidth(count)).toBeLessThanOrEqual(chordAtThirdLine + 0.001);
    }
    expect(labelWidth(2)).toBe(34);
  });

  it('draws each sector from the middle to the edge, the first one at the top', () => {
    expect(sectorPath(0, 4)).toBe('M0 0L0.000 -50.000A50 50 0 0 1 50.000 -0.000Z');
  });
});

describe('a nine-grid', () => {
  it('lights every cell around the middle once a round, each beside the one before', () => {
    expect([...ring].sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    ring.forEach((cell, at) => {
      const next = ring[(at + 1) % ring.length] ?? 0;
      const rows = Math.abs(Math.floor(cell / 3) - Math.floor(next / 3));
      expect(rows + Math.abs((cell % 3) - (next % 3))).toBe(1);
    });
  });

  it('slows down towards the end', () => {
    const rests = Array.from({ length: 20 }, (_, step) => stepMs(step, 20));
    expect(rests).toEqual([...rests].sort((one, other) => one - other));
    expect(rests.at(-1)).toBeGreaterThan(200);
  });
});
