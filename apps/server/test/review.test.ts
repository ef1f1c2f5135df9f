import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { averageOf, goodPercentOf } from '../src/modules/review/rating';
import { recountAll } from '../src/modules/review/sums-store';
import { countStatements } from './support/count-statements';
import { addProduct, addShop, newName, PICTURE } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface NewReview {
  stars: number;
  helpful?: number;
  pictures?: boolean;
  tags?: string[];
  skuId?: string;
}

/** A product with these reviews, the first the oldest, and its sums. */
async function reviewed(reviews: NewReview[]) {
  const { db } = server.app;
  const supplierId = await addShop(db);
  const { productId, skuIds } = await addProduct(db, supplierId, {
    skus: [{ name: '小' }, { name: '大' }],
  });
  const ids: string[] = [];
  for (const [index, { stars, helpful = 0, pictures = false, tags = [], skuId }] of reviews.entries()) {
    const id = newName('review');
    ids.push(id);
    await db
      .insertInto('reviews')
      .values({
        id,
        product_id: productId,
        parent_id: supplierId,
        sku_id: skuId === undefined ? null : (skuIds[Number(skuId)] ?? null),
        member_id: null,
        author_name: '云**',
        stars,
        text: `评价${index}`,
        pictures: JSON.stringify(pictures ? [PICTURE] : []),
        tags,
        helpful,
        reply: null,
        at_ms: 1_000 + index,
      })
      .execute();
  }
  await inTransaction(db, recountAll);
  return { productId, supplierId, skuIds, ids };
}

describe('a rating', () => {
  it('is rounded half up', () => {
    expect(averageOf([0, 0, 0, 3, 1])).toBe(4.3);
    expect(averageOf([0, 0, 0, 17, 3])).toBe(4.2);
    expect(averageOf(null)).toBe(0);
    expect(goodPercentOf([1, 0, 0, 0, 7])).toBe(88);
    expect(goodPercentOf([0, 0, 0, 0, 0])).toBe(0);
  });
});

describe('reviews', () => {
  it('are summed up, with the tags and options they name', async () => {
    const { productId, supplierId, skuIds } = await reviewed([
      { stars: 5, tags: ['好喝', '包装好'], skuId: '0' },
      { stars: 4, tags: ['好喝'], skuId: '1', pictures: true },
      { stars: 2, skuId: '1' },
    ]);
    const summary = await server.visitor().review.summary({ productId });
    expect(summary).toEqual({
      average: 3.7,
      count: 3,
      goodPercent: 67,
      perStar: [0, 1, 0, 1, 1],
      withPictures: 1,
      withAppend: 0,
      tags: [
        { id: '好喝', name: '好喝', count: 2 },
        { id: '包装好', name: '包装好', count: 1 },
      ],
      skus: [
        { skuDetailId: skuIds[1], name: '大', count: 2 },
        { skuDetailId: skuIds[0], name: '小', count: 1 },
      ],
    });
    expect(await server.visitor().review.summary({ parentId: supplierId })).toMatchObject({ count: 3 });
  });

  it('are listed by what is asked for, most helpful or newest first', async () => {
    const { productId, supplierId, skuIds, ids } = await reviewed([
      { stars: 5, helpful: 1 },
      { stars: 4, helpful: 9, pictures: true, tags: ['好喝'] },
      { stars: 3, skuId: '1' },
      { stars: 1 },
    ]);
    const [five, four, three, one] = ids;
    const idsOf = async (asked: object) =>
      (await server.visitor().review.list({ productId, ...asked })).records.map(({ id }) => id);
    expect(await idsOf({})).toEqual([four, five, one, three]);
    expect(await idsOf({ sort: 'newest' })).toEqual([one, three, four, five]);
    expect(await idsOf({ filter: 'good', sort: 'newest' })).toEqual([four, five]);
    expect(await idsOf({ filter: 'middle' })).toEqual([three]);
    expect(await idsOf({ filter: 'bad' })).toEqual([one]);
    expect(await idsOf({ filter: 'picture' })).toEqual([four]);
    expect(await idsOf({ filter: 'append' })).toEqual([]);
    expect(await idsOf({ tag: '好喝' })).toEqual([four]);
    expect(await idsOf({ skuDetailId: skuIds[1] })).toEqual([three]);
    const english = server.visitor({ locale: () => 'en' });
    const second = await english.review.list({ parentId: supplierId, sort: 'newest', page: 2, size: 3 });
    expect(second).toMatchObject({ total: 4, pages: 2, current: 2 });
    expect(second.records).toMatchObject([{ id: five, productName: `Product ${productId}`, reply: null }]);
  });

  it('of the same member show no more of them than others do', async () => {
    const { productId } = await reviewed([{ stars: 5 }]);
    const member = await server.member();
    const seen = await member.review.list({ productId });
    expect(seen).toEqual(await server.visitor().review.list({ productId }));
    expect(Object.keys(seen.records[0] ?? {})).not.toContain('votedByMe');
  });

  it('of nothing that exists are not found, and of everything at once are not asked for', async () => {
    const { productId } = await addProduct(server.app.db, await addShop(server.app.db));
    expect(await server.visitor().review.list({ productId })).toMatchObject({ total: 0, records: [] });
    for (const asked of [{ productId: 'none' }, { parentId: 'none' }, { parentId: productId }]) {
      await expect(server.visitor().review.list(asked)).rejects.toMatchObject({ code: 404 });
      await expect(server.visitor().review.summary(asked)).rejects.toMatchObject({ code: 404 });
    }
    await expect(server.visitor().review.list({})).rejects.toMatchObject({ code: 400 });
    expect(await server.visitor().review.summary({ parentId: 'spot-qiyun-ridge' })).toMatchObject({
      average: expect.any(Number),
    });
  });

  it('go on after the last one, however far, and by page numbers to the hundredth', async () => {
    const { productId, ids } = await reviewed(
      [5, 4, 3, 2, 1].map((helpful) => ({ stars: 5, helpful: helpful % 3 })),
    );
    const api = server.visitor();
    for (const sort of ['helpful', 'newest'] as const) {
      const all = (await api.review.list({ productId, sort })).records.map(({ id }) => id);
      const walked: string[] = [];
      for (let page = 1; ; page++) {
        const after = walked.at(-1);
        const { records } = await api.review.list({
          productId,
          sort,
          page,
          size: 2,
          ...(after && { after }),
        });
        walked.push(...records.map(({ id }) => id));
        if (records.length < 2) break;
      }
      expect(walked).toEqual(all);
      expect(all.toSorted()).toEqual(ids.toSorted());
    }
    await expect(api.review.list({ productId, page: 101 })).rejects.toMatchObject({ code: 400 });
    await expect(api.review.list({ productId, page: 101, after: ids[0] })).resolves.toBeDefined();
    expect((await api.review.list({ productId, after: 'nothing' })).records).toEqual([]);
  });

  it('of ten thousand take three queries at most', async () => {
    const { productId, ids } = await reviewed([{ stars: 5, tags: ['好喝'] }]);
    await sql`
      insert into reviews (id, product_id, parent_id, author_name, stars, text, helpful, at_ms)
      select 'many-' || n, product_id, parent_id, author_name, 1 + n % 5, text, n % 7, n
      from reviews, generate_series(1, 10000) n where id = ${ids[0]}`.execute(server.app.db);
    const list = (asked: object) => () =>
      server.visitor().review.list({ productId, page: 100, size: 50, ...asked });
    expect((await list({})()).records).toHaveLength(50);
    for (const asked of [{}, { filter: 'good' }, { sort: 'newest', tag: '好喝' }])
      expect(await countStatements(list(asked))).toBeLessThanOrEqual(3);
  });
});
