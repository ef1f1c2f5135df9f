import { favoriteKeptSeconds, favoriteKinds, favoritesMax } from '@yunyou/contract';
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

// conformance: SELF-01
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

  it('is listed with what it cost then and costs now, in the language of whoever asks', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    const things = [
      spot,
      ticket,
      hotel,
      { kind: 'goods', id: 'product-gaiwan' },
      { kind: 'goods', id: 'product-postcards' },
      { kind: 'service', id: 'product-lake-tea' },
      { kind: 'shop', id: 'shop-yaohuo' },
    ] as const;
    for (const thing of things) await member.favorite.set({ ...thing, favorite: true });
    await server.app.db
      .updateTable('favorites')
      .set((eb) => ({ price_fen: eb('price_fen', '+', 2_000) }))
      .where('member_id', '=', memberId)
      .where('id', '=', 'product-gaiwan')
      .execute();
    const { records, total, counts, next } = await member.favorite.list({ size: 50 });
    expect([total, next]).toEqual([7, null]);
    expect(counts).toEqual([
      { kind: 'spot', count: 1 },
      { kind: 'hotel', count: 1 },
      { kind: 'shop', count: 1 },
      { kind: 'ticket', count: 1 },
      { kind: 'goods', count: 2 },
      { kind: 'service', count: 1 },
    ]);
    const of = (id: string) => records.find((record) => record.id === id);
    const gaiwan = of('product-gaiwan');
    expect((gaiwan?.priceFenThen ?? 0) - (gaiwan?.nowPriceFen ?? 0)).toBe(2_000);
    expect(of(hotel.id)).toMatchObject({ title: '云栖山居', onSale: true, picture: expect.any(Object) });
    expect(of(hotel.id)?.nowPriceFen).toBe(of(hotel.id)?.priceFenThen);
    expect(of('product-postcards')).toMatchObject({ onSale: false, nowPriceFen: null });
    expect(of('shop-yaohuo')).toMatchObject({ onSale: true, priceFenThen: null, nowPriceFen: null });
    for (const { title, picture } of records) expect([title !== '', picture !== null]).toEqual([true, true]);
    expect((await member.favorite.list({ kind: 'goods' })).records.map(({ kind }) => kind)).toEqual([
      'goods',
      'goods',
    ]);
  });

  it('is on one page of the list and no other, also while some are taken away', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    await sql`insert into favorites (member_id, kind, id, created_ms)
      select ${memberId}, 'goods', 'goods-' || lpad(n::text, 3, '0'), 1 + n / 2 from generate_series(1, 21) as n`.execute(
      server.app.db,
    );
    const seen: string[] = [];
    let next: string | undefined;
    for (;;) {
      const page = await member.favorite.list({ size: 5, ...(next !== undefined && { after: next }) });
      seen.push(...page.records.map(({ id }) => id));
      await member.favorite.remove({ ids: page.records.slice(0, 2).map(({ id }) => `goods:${id}`) });
      if (page.next === null) break;
      next = page.next;
    }
    expect(seen).toHaveLength(21);
    expect(new Set(seen).size).toBe(21);
    // What is no longer there at all is listed without a name.
    const { records } = await member.favorite.list({ size: 1 });
    expect(records[0]).toMatchObject({ title: '', onSale: false, picture: null });
  });

  it('comes back within a moment as it was, and later with the price of then', async () => {
    const member = await server.member();
    const memberId = await memberIdOf(member);
    await member.favorite.set({ ...ticket, favorite: true });
    await member.favorite.set({ ...spot, favorite: true });
    await server.app.db
      .updateTable('favorites')
      .set({ price_fen: 1, created_ms: 5 })
      .where('member_id', '=', memberId)
      .execute();
    const ids = ['ticket:ticket-qiyun-adult', 'spot:spot-qiyun-ridge', 'spot:nothing'];
    await member.favorite.remove({ ids });
    expect((await member.favorite.list({})).total).toBe(0);
    expect(await member.favorite.state({ items: ids.slice(0, 1) })).toEqual([{ ...ticket, favorite: false }]);
    expect(await member.favorite.set({ ...ticket, favorite: true })).toEqual({ favorite: true, count: 1 });
    expect((await member.favorite.list({})).records).toMatchObject([{ priceFenThen: 1, atMs: 5 }]);
    await server.app.db
      .updateTable('favorites')
      .set({ removed_ms: server.app.clock.now() - (favoriteKeptSeconds + 1) * 1_000 })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'spot')
      .execute();
    expect(await member.favorite.set({ ...spot, favorite: true })).toEqual({ favorite: true, count: 2 });
    const [first] = (await member.favorite.list({})).records;
    expect(first).toMatchObject({ ...spot });
    expect(first?.priceFenThen).toBe(first?.nowPriceFen);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: ['car:1'] }],
    [{ ids: Array.from({ length: 51 }, (_, n) => `spot:${n}`) }],
  ])('is taken away by kind and id, 50 at once: %o', async (input) => {
    const member = await server.member();
    await expect(member.favorite.remove(input)).rejects.toMatchObject({ code: 400 });
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
