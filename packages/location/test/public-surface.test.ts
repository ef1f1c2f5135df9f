import { expect, it } from 'vitest';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'cityStorageKey',
    'createLocation',
    'defaultPlace',
    'toGcj02',
    'toWgs84',
  ]);
});
