import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBargain, startBargain } from './support/bargains';
import { poolOf } from './support/flash-sales';
import { addProduct, addShop } from './support/shop';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;
const press = async (path: string, fields: Record<string, string>) => {
  const answer = await server.press(`console/bargains/${path}`, fields);
  return { ok: answer.ok, ...(await readJson<{ done?: string; code?: number }>(answer)) };
};

describe('the console of bargains', () => {
  it('has test members help, and no more than are needed', async () => {
    const api = await server.member();
    const { bargain } = await startBargain(api, await addBargain(db(), server.app.clock.now()));
    const { id } = bargain;
    expect(await press('help', { id, people: '2' })).toMatchObject({ ok: true });
    expect((await api.bargain.detail({ bargainId: id })).bargain.helpersNeeded).toBe(1);
    expect(await press('help', { id, people: '9' })).toMatchObject({ ok: true });
    expect((await api.bargain.detail({ bargainId: id })).bargain.status).toBe('reached');
    expect(await press('end', { id })).toMatchObject({ ok: true });
    expect(await api.bargain.detail({ bargainId: id })).toMatchObject({
      ...{ bargain: { status: 'ended', endReason: 'time' }, proof: { cutsFen: expect.any(Array) } },
    });
    expect(await press('end', { id })).toMatchObject({ ok: false, code: 410 });
    expect(await press('help', { id, people: '1' })).toMatchObject({ ok: true });
    expect(await press('help', { id: 'none', people: '1' })).toMatchObject({ ok: false, code: 410 });
  });

  it('writes, publishes, changes for the better, and withdraws', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()), { skus: [{ total: 50 }] });
    const variant = skuIds[0] ?? '';
    const typed = { kind: 'goods', product: productId, variant, yuan: '10', floor: '4', people: '4' };
    const starts = '2026-01-01 10:00';
    const { done = '' } = await press('draft', {
      ...{ ...typed, starts, total: '20', runDays: '80', channels: '1 2' },
    });
    const activeId = done.split(': ')[1] ?? '';
    const now = server.app.clock.now();
    await db()
      .updateTable('activities')
      .set({ starts_ms: now - 60_000, ends_ms: now + 86_400_000 })
      .where('id', '=', activeId)
      .execute();
    expect(await press('publish', { id: activeId })).toMatchObject({ ok: true });
    expect(await poolOf(db(), `pool-${variant}`)).toEqual({ total: 50, held: 20, taken: 0 });
    const [product] = (await server.visitor().activity.detail({ activeId })).products;
    const id = product?.activityProductId ?? '';
    const api = await server.member();
    const thing = { activeId, activityProductId: id, productId, skuId: variant, startsMs: 0, endsMs: 0 };
    const { bargain } = await startBargain(api, thing);
    expect(await press('price', { id, yuan: '11', floor: '4' })).toMatchObject({ ok: false, code: 422 });
    expect(await press('price', { id, yuan: '4.03', floor: '4' })).toMatchObject({ ok: false, code: 400 });
    expect(await press('price', { id, yuan: '9', floor: '3' })).toMatchObject({ ok: true });
    expect(await press('units', { id, units: '5' })).toMatchObject({ ok: true });
    const other = await startBargain(await server.member(), thing);
    expect(other.bargain).toMatchObject({ originalPriceFen: 900, floorPriceFen: 300, left: null });
    const same = await api.bargain.detail({ bargainId: bargain.id });
    expect(same.bargain).toMatchObject({ originalPriceFen: 1_000, floorPriceFen: 400 });
    expect(await press('withdraw', { id: activeId })).toMatchObject({ ok: true });
    expect((await api.bargain.detail({ bargainId: bargain.id })).bargain.status).toBe('running');
    expect(await press('withdraw', { id: activeId })).toMatchObject({ ok: false, code: 422 });
  });

  it('refuses what can not be bargained for', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()));
    const typed = { kind: 'goods', product: productId, variant: skuIds[0] ?? '', yuan: '10', floor: '4' };
    const right = { ...typed, people: '4', total: '20', starts: '2026-12-01 10:00', channels: '1' };
    const wrongs: Record<string, string>[] = [
      ...[{ people: '1' }, { people: '51' }, { hours: '73' }, { channels: '' }, { channels: '99' }],
      // Six fen are not enough for seven.
      { floor: '9.94', people: '7' },
      { kind: 'ticket', product: 'ticket-feilian-adult', variant: '' },
    ];
    for (const wrong of wrongs)
      expect(await press('draft', { ...right, ...wrong })).toMatchObject({ code: 400 });
    expect(await press('draft', { ...right, floor: '9.94', people: '6' })).toMatchObject({ ok: true });
    expect(await press('draft', { ...right, product: 'none' })).toMatchObject({ code: 404 });
  });
});

describe('the demo', () => {
  it('has five things to bargain for, and eight bargains of the demo member in every state', async () => {
    const { records } = await server.visitor().bargain.list({ size: 50 });
    const own = records.filter(({ activeId }) => activeId.startsWith('bargain-demo-'));
    expect(own).toHaveLength(5);
    const bargains = await db()
      .selectFrom('bargains as b')
      .innerJoin('activity_products as p', 'p.id', 'b.activity_product_id')
      .select(['b.state', 'b.end_reason', 'b.people', 'b.cuts', 'b.start_fen', 'b.floor_fen'])
      .where('p.activity_id', 'like', 'bargain-demo-%')
      .where('b.member_id', '=', 'member-demo')
      .execute();
    const count = (is: (one: (typeof bargains)[number]) => boolean) => bargains.filter(is).length;
    expect(bargains).toHaveLength(8);
    expect(count(({ state }) => state === 'running')).toBe(2);
    expect(count(({ state, people, cuts }) => state === 'running' && people - cuts === 1)).toBe(1);
    expect(count(({ state }) => state === 'reached')).toBe(1);
    expect(count(({ state }) => state === 'bought')).toBe(3);
    expect(count(({ end_reason }) => end_reason === 'time')).toBe(1);
    expect(count(({ end_reason }) => end_reason === 'soldOut')).toBe(1);
    expect(count(({ people }) => people === 50)).toBe(2);
    expect(count(({ people, start_fen, floor_fen }) => start_fen - floor_fen === people)).toBe(1);
  });
});
