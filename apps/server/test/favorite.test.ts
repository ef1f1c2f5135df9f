import { favoriteKinds, favoritesMax } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leave } from './support/account';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const spot = { kind: 'spot', id: 'spot-qiyun-ridge' } as const;
const ticket = { kind: 'ticket', id: 'ticket-qiyun-adult' } as const;
const hotel = { kind: 'hotel', id: 'hotel-yunqi-lodge' } as const;

async function memberIdOf(api: { session: { userInfo(): Promise<{ memberId: string }> } }): Promise<string> {
  return (await api.session.userInfo()).memberId;
}

describe('a favourite', () => {
  it('is set and taken back, as often as one likes', async () => {
    const member = await server.member();
    for (const count of [1, 1]) {
      expect(await member.favorite.set({ ...spot, favorite: true })).toEqual({ favorite: true, count });
    }
    expect(await member.favorite.set({ ...hotel, favorite: true })).toEqual({ favorite: true, count: 2 });
    expect(
      await member.favorite.state({ items: ['spot:spot-qiyun-ridge', 'ticket:spot-qiyun-ridge'] }),
    ).toEqual([
      { ...spot, favorite: true },
      { kind: 'ticket', id: 'spot-qiyun-ridge', favorite: false },
    ]);
    for (const count of [1, 1]) {
      expect(await member.favorite.set({ ...spot, favorite: false })).toEqual({ favorite: false, count });
    }
    // Of one member alone.
    const other = await server.member();
    expect(await other.favorite.state({ items: ['hotel:hotel-yunqi-lodge'] })).toEqual([
      { ...hotel, favorite: false },
    ]);
  });

  it('keeps what it cost then; a hotel per night', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    for (const thing of [spot, ticket, hotel]) await member.favorite.set({ ...thing, favorite: true });
    const kept = await server.app.db
      .selectFrom('favorites')
      .select(['kind', 'price_fen'])
      .where('member_id', '=', memberId)
      .orderBy('kind')
      .execute();
    const { fromPriceFen } = await member.scenicSpot.detail({ id: spot.id });
    const {
      records: [night],
    } = await member.search.index({ keyword: '云栖山居', kind: 'hotel' });
    expect(kept).toEqual([
      { kind: 'hotel', price_fen: night?.fromPriceFen },
      { kind: 'spot', price_fen: fromPriceFen },
      { kind: 'ticket', price_fen: expect.any(Number) },
    ]);
    expect(night?.fromPriceFen).toBeGreaterThan(0);
  });

  it('is a product, a service or a shop, with the price of what has one', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    const things = [
      { kind: 'goods', id: 'product-gaiwan' },
      { kind: 'service', id: 'product-lake-tea' },
      { kind: 'shop', id: 'shop-yaohuo' },
      // Off sale it is there still.
      { kind: 'goods', id: 'product-postcards' },
    ] as const;
    for (const thing of things) await member.favorite.set({ ...thing, favorite: true });
    const kept = await server.app.db
      .selectFrom('favorites')
      .select(['id', 'price_fen'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    const { priceFen } = await member.goods.detail({ id: 'product-gaiwan' });
    expect(kept).toEqual([
      { id: 'product-gaiwan', price_fen: priceFen },
      { id: 'product-lake-tea', price_fen: 16_800 },
      { id: 'product-postcards', price_fen: null },
      { id: 'shop-yaohuo', price_fen: null },
    ]);
    // Goods are no service.
    await expect(
      member.favorite.set({ kind: 'service', id: 'product-gaiwan', favorite: true }),
    ).rejects.toMatchObject({ code: 404 });
  });

  it('is of something that exists', async () => {
    const member = await server.member();
    for (const kind of favoriteKinds) {
      await expect(member.favorite.set({ kind, id: 'nothing', favorite: true })).rejects.toMatchObject({
        code: 404,
      });
      // Whatever was one is taken back, there or not.
      expect(await member.favorite.set({ kind, id: 'nothing', favorite: false })).toEqual({
        favorite: false,
        count: 0,
      });
    }
    // Of another kind.
    await expect(member.favorite.set({ kind: 'hotel', id: spot.id, favorite: true })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('is one of 500 at the most, also when two come at once', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    await sql`insert into favorites (member_id, kind, id, created_ms)
      select ${memberId}, 'goods', 'goods-' || n, 0 from generate_series(1, ${favoritesMax - 1}) as n`.execute(
      server.app.db,
    );
    const answers = await Promise.allSettled(
      [spot, ticket, hotel].map((thing) => member.favorite.set({ ...thing, favorite: true })),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 422,
        rule: 'favoriteLimit',
        userMessage: expect.stringContaining('500'),
      });
    }
    const [kept] = answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' ? [[spot, ticket, hotel][index]] : [],
    );
    expect(kept && (await member.favorite.set({ ...kept, favorite: true }))).toEqual({
      favorite: true,
      count: favoritesMax,
    });
  });

  it('goes with the account', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    await member.favorite.set({ ...spot, favorite: true });
    await leave(server, member);
    const left = await server.app.db
      .selectFrom('favorites')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute();
    expect(left).toEqual([]);
  });

  it('is a member’s', async () => {
    await expect(server.visitor().favorite.set({ ...spot, favorite: true })).rejects.toMatchObject({
      kind: 'auth',
    });
    await expect(server.visitor().favorite.state({ items: [] })).rejects.toMatchObject({ kind: 'auth' });
  });

  it.each([
    [{ items: ['car:1'] }],
    [{ items: ['spot'] }],
    [{ items: Array.from({ length: 51 }, (_, n) => `spot:${n}`) }],
  ])('is asked about by kind and id, 50 at once: %o', async (input) => {
    const member = await server.member();
    await expect(member.favorite.state(input)).rejects.toMatchObject({ code: 400 });
  });
});
