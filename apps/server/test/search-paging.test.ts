import { type ResponseOf, type SearchSort, serverErrorCode } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpots, behindProxy, type NewSpot, untilFound, visitorFrom } from './support/search-content';
import { startTestServer, type TestServer } from './support/test-server';

type Page = ResponseOf<'search', 'index'>;

let server: TestServer;
const COUNT = 1_050;
const CITY = '分页市';
const spotOf = (index: number): NewSpot => ({
  id: `spot-page-${String(index).padStart(4, '0')}`,
  name: `分页之地${index % 7}`,
  cityName: CITY,
  rating: (index % 50) / 10,
  ratingCount: index % 11,
  lat: 20 + (index % 90) / 100,
  lng: 110,
});
beforeAll(async () => {
  server = await startTestServer(behindProxy);
  await addSpots(
    server,
    Array.from({ length: COUNT }, (_, index) => spotOf(index)),
  );
  // The first writing of so many is the operator's import, not an edit.
  await server.runJobs();
}, 120_000);
afterAll(() => server.close());

let address = 0;
const visitor = () => visitorFrom(server, `192.0.2.${++address}`);
const asked = { keyword: '分页', cityName: CITY, size: 50 } as const;
const near = { lat: 20.3, lng: 110.1 };

async function allPages(sort: SearchSort, between: (page: number) => Promise<void> = async () => {}) {
  const api = visitor();
  const pages: Page[] = [];
  for (let next: string | null | undefined; next !== null; next = pages.at(-1)?.next) {
    pages.push(
      await api.search.index({
        ...asked,
        sort,
        ...(sort === 'distance' ? near : {}),
        ...(next ? { next } : {}),
      }),
    );
    await between(pages.length);
  }
  return pages;
}

const idsOf = (pages: readonly Page[]) => pages.flatMap(({ records }) => records.map(({ id }) => id));

// conformance: ENT-03
describe('pages', () => {
  it.each(['relevance', 'distance', 'priceAsc', 'priceDesc', 'rating'] as const)(
    'by %s have everything once, in one order',
    async (sort) => {
      const pages = await allPages(sort);
      const ids = idsOf(pages);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(COUNT);
      expect(pages.map(({ current }) => current)).toEqual(pages.map((_, index) => index + 1));
      expect(idsOf(await allPages(sort))).toEqual(ids);
    },
  );

  it('neither repeat nor skip while things come, go and change their price', async () => {
    const before = new Set(idsOf(await allPages('relevance')));
    let added = 0;
    const pages = await allPages('priceAsc', async (page) => {
      // In front of and behind what was shown; a change of price moves nothing that keeps its key.
      await addSpots(server, [
        { ...spotOf(0), id: `spot-new-a${page}` },
        { ...spotOf(6), id: `spot-page-9${page}` },
      ]);
      added += 2;
      await sql`update search_documents set price_fen = 100 * ${page}
        where id = ${`spot-page-${String(page).padStart(4, '0')}`}`.execute(server.app.db);
      if (page === 3) await server.press('console/search/reindex');
    });
    const ids = idsOf(pages);
    expect(new Set(ids).size).toBe(ids.length);
    const moved = new Set(pages.map((_, index) => `spot-page-${String(index + 1).padStart(4, '0')}`));
    expect([...before].filter((id) => !ids.includes(id) && !moved.has(id))).toEqual([]);
    expect(added).toBeGreaterThan(20);
  });

  it('say 1000 and that there are more', async () => {
    const page = await visitor().search.index(asked);
    expect(page).toMatchObject({ total: 1_000, totalIsMinimum: true, pages: 20 });
    const counts = await visitor().search.census({ keyword: '分页', cityName: CITY });
    expect(counts[0]).toEqual({ kind: 'all', count: 1_000, isMinimum: true });
    const last = await visitor().search.index({ ...asked, page: 20 });
    expect(last.records).toHaveLength(50);
    expect(last.next).not.toBeNull();
  });

  it('by number and by place are the same', async () => {
    const [first, second] = await allPages('rating');
    expect((await visitor().search.index({ ...asked, sort: 'rating', page: 2 })).records).toEqual(
      second?.records,
    );
    expect(first?.records).not.toEqual(second?.records);
  });
});

describe('a place in a list', () => {
  it('is of that list, and nobody can change it', async () => {
    const api = visitor();
    const { next } = await api.search.index(asked);
    expect(next).toBeTypeOf('string');
    const [body = '', mac = ''] = (next ?? '').split('.');
    const place = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
    const changed = Buffer.from(JSON.stringify(place.with(2, 0))).toString('base64url');
    const wrong = [`${changed}.${mac}`, `${body}.${mac.slice(1)}`, body, '.', 'x.y', `${body}.`];
    for (const tampered of wrong) {
      await expect(api.search.index({ ...asked, next: tampered })).rejects.toMatchObject({
        code: serverErrorCode.badInput,
      });
    }
    for (const other of [
      { keyword: '之地' },
      { cityName: '测试市' },
      { sort: 'rating' as const },
      { kind: 'spot' as const },
    ]) {
      await expect(api.search.index({ ...asked, ...other, next: next ?? '' })).rejects.toMatchObject({
        code: serverErrorCode.badInput,
      });
    }
    expect((await api.search.index({ ...asked, next: next ?? '' })).current).toBe(2);
  });

  it('of an older index goes on from the same row', async () => {
    const first = await visitor().search.index(asked);
    const second = await visitor().search.index({ ...asked, next: first.next ?? '' });
    await server.press('console/search/reindex');
    await untilFound(async () =>
      expect((await visitor().search.index(asked)).records).toEqual(first.records),
    );
    expect((await visitor().search.index({ ...asked, next: first.next ?? '' })).records).toEqual(
      second.records,
    );
  });

  it('keeps what was corrected', async () => {
    const first = await visitor().search.index({ keyword: '分夜之地', cityName: CITY, size: 20 });
    expect(first.corrected).toBe('分页之地');
    const second = await visitor().search.index({
      keyword: '分夜之地',
      cityName: CITY,
      size: 20,
      next: first.next ?? '',
    });
    expect(second).toMatchObject({ corrected: '分页之地', current: 2, total: first.total });
    expect(second.records).toHaveLength(20);
    const ids = idsOf([first, second]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
