import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  api = server.visitor();
});
afterAll(() => server.close());

const near = { lat: 24.8216, lng: 112.9342 };

describe('the list of scenic spots', () => {
  it('is of a city, of grades, and of what one can pay', async () => {
    const { records: all } = await api.scenicSpot.list({ size: 50 });
    const ids = async (filter: Parameters<typeof api.scenicSpot.list>[0]) =>
      (await api.scenicSpot.list({ size: 50, ...filter })).records.map(({ id }) => id);
    const those = (keep: (spot: (typeof all)[number]) => boolean) => all.filter(keep).map(({ id }) => id);
    expect(await ids({ cityName: '望汐市' })).toEqual(those(({ cityName }) => cityName === '望汐市'));
    expect(await ids({ grade: [5] })).toEqual(those(({ grade }) => grade === 5));
    expect(await ids({ grade: [3, 4] })).toEqual(those(({ grade }) => grade === 3 || grade === 4));
    const price = 6_000;
    const cheap = those(({ fromPriceFen }) => fromPriceFen !== null && fromPriceFen <= price);
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(all.length);
    expect(await ids({ priceMaxFen: price })).toEqual(cheap);
    const page = await api.scenicSpot.list({ priceMaxFen: price, grade: [4], cityName: '澄岚市', size: 1 });
    expect(page.total).toBe(
      those(({ id, grade, cityName }) => cheap.includes(id) && grade === 4 && cityName === '澄岚市').length,
    );
  });

  it('follows the distance, and tells it', async () => {
    const { records } = await api.scenicSpot.list({ ...near, sort: 'distance', size: 50 });
    const distances = records.map(({ distanceM }) => distanceM ?? Number.NaN);
    expect(records[0]).toMatchObject({ id: 'spot-qiyun-ridge', distanceM: 0 });
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    // The search tells the same.
    const found = await api.search.index({ keyword: '望汐岛', kind: 'spot', ...near });
    const listed = records.find(({ id }) => id === 'spot-wangxi-island')?.distanceM;
    expect(found.records[0]?.distanceM).toBe(listed);
    expect((await api.scenicSpot.list({})).records[0]).not.toHaveProperty('distanceM');
  });

  it.each([
    [{ sort: 'distance' as const }],
    [{ lat: 20 }],
    [{ lng: 110 }],
    [{ lat: 91, lng: 0 }],
    [{ grade: [6] }],
    [{ priceMaxFen: -1 }],
  ])('refuses %o', async (input) => {
    await expect(api.scenicSpot.list(input)).rejects.toMatchObject({ code: 400 });
  });
});
