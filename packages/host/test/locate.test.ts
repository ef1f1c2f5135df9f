import { describe, expect, it } from 'vitest';
import { locate } from '../src/browser/locate';
import type { BrowserGeolocation } from '../src/browser/window';
import { createMemoryHost } from '../src/memory';

const failingWith = (code: number): BrowserGeolocation => ({
  getCurrentPosition: (_found, failed) => failed({ code }),
});

describe('a browser that is asked where it is', () => {
  it('answers in the satellites’ datum', async () => {
    const geolocation: BrowserGeolocation = {
      getCurrentPosition: (found) => found({ coords: { latitude: 22.541, longitude: 114.055 } }),
    };
    expect(await locate(geolocation)).toEqual({ latitude: 22.541, longitude: 114.055, datum: 'wgs84' });
  });

  it.each([
    [1, 'cancelled'],
    [2, 'failed'],
    [3, 'failed'],
  ])('rejects error %i as %s', async (code, expected) => {
    await expect(locate(failingWith(code))).rejects.toMatchObject({
      name: 'HostError',
      code: expected,
      capability: 'locate',
    });
  });

  it('rejects as unsupported on pages without https, and as failed where asking throws', async () => {
    await expect(locate(undefined)).rejects.toMatchObject({ code: 'unsupported' });
    const broken: BrowserGeolocation = {
      getCurrentPosition() {
        throw new TypeError('not allowed in this frame');
      },
    };
    await expect(locate(broken)).rejects.toMatchObject({ name: 'HostError', code: 'failed' });
  });
});

describe('a host in memory', () => {
  it('is where it was told to be, or ends as it was told to', async () => {
    const position = { latitude: 1, longitude: 2, datum: 'gcj02' } as const;
    expect(await createMemoryHost({ position }).locate()).toEqual(position);
    await expect(createMemoryHost({ position: 'cancelled' }).locate()).rejects.toMatchObject({
      code: 'cancelled',
    });
    await expect(createMemoryHost().locate()).rejects.toMatchObject({ code: 'unsupported' });
  });
});
