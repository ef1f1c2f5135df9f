import { expect, it } from 'vitest';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'chosenPlace',
    'cityStorageKey',
    'createLocation',
    'defaultPlace',
    'storedPlace',
    'toGcj02',
    'toWgs84',
  ]);
});
