import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOf } from './support/flash-sales';
import { addGroupBuy, orderSeat, takeSeat } from './support/group-buys';
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
  const answer = await server.press(`console/group-buys/${path}`, fields);
  return { ok: answer.ok, ...(await readJson<{ done?: string; code?: number }>(answer)) };
};

describe('the console of group buying', () => {
  it('fills a group with test members, who pay, and no more than there are seats', async () => {
    const thing = await addGroupBuy(db(), server.app.clock.now(), { product: { needed: 5 } });
    const api = await server.member();
    const { groupId, orderId } = await takeSeat(server, api, thing);
    expect(await press('fill', { id: groupId, people: '2' })).toMatchObject({ ok: true });
    expect((await api.groupBuy.group({ groupId })).group).toMatchObject({ status: 'forming', seatsLeft: 2 });
    expect(await press('fill', { id: groupId, people: '9' })).toMatchObject({ ok: true });
    const { group } = await api.groupBuy.group({ groupId });
    expect(group.status).toBe('formed');
    expect(group.members).toHaveLength(5);
    expect(await api.order.detail({ id: orderId })).toMatchObject({ status: 1 });
    expect(await press('fill', { id: groupId, people: '1' })).toMatchObject({ ok: false, code: 410 });
  });

  it('lets a group end now, and its money goes back', async () => {
    const thing = await addGroupBuy(db(), server.app.clock.now());
    const api = await server.member();
    const { groupId, orderId } = await takeSeat(server, api, thing);
    await press('fill', { id: groupId, people: '1' });
    expect(await press('end', { id: groupId })).toMatchObject({ ok: true });
    expect(await api.order.detail({ id: orderId })).toMatchObject({ status: 3, refundedFen: 600 });
    expect((await api.groupBuy.group({ groupId })).group.status).toBe('failed');
  });

  it('writes, publishes and withdraws: forming groups are refunded, and nothing is started any more', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()), { skus: [{ total: 50 }] });
    const variant = skuIds[0] ?? '';
    const typed = { kind: 'goods', product: productId, variant, yuan: '5', total: '20', needed: '3' };
    const { done = '' } = await press('draft', { ...typed, starts: '2026-01-01 10:00', runDays: '80' });
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
    const activityProductId = product?.activityProductId ?? '';
    const thing = { activeId, activityProductId, productId, skuId: variant, startsMs: 0, endsMs: 0 };
    const api = await server.member();
    const { groupId, orderId } = await takeSeat(server, api, thing);
    const unpaid = await server.member();
    const pending = await orderSeat(unpaid, thing);
    expect(await press('withdraw', { id: activeId })).toMatchObject({ ok: true });
    expect(await unpaid.order.detail({ id: pending.id })).toMatchObject({
      ...{ status: 6, closeReason: 'groupFailed' },
    });
    expect(await api.order.detail({ id: orderId })).toMatchObject({ status: 3, closeReason: 'groupFailed' });
    expect((await api.groupBuy.group({ groupId })).group.status).toBe('failed');
    expect(await poolOf(db(), `pool-${variant}`)).toEqual({ total: 50, held: 0, taken: 0 });
    expect(await press('withdraw', { id: activeId })).toMatchObject({ ok: false, code: 422 });
  });

  it('refuses groups of one, and of hours that there are not', async () => {
    const { productId, skuIds } = await addProduct(db(), await addShop(db()));
    const typed = { kind: 'goods', product: productId, variant: skuIds[0] ?? '', yuan: '5', total: '20' };
    const wrongs: Record<string, string>[] = [
      { needed: '1' },
      { needed: '21' },
      { needed: '3', hours: '73' },
    ];
    for (const wrong of wrongs)
      expect(await press('draft', { ...typed, starts: '2026-12-01 10:00', ...wrong })).toMatchObject({
        code: 400,
      });
  });
});

describe('the demo', () => {
  it('sells six things to groups of 2, 3, 5 and 20, and has groups in every state', async () => {
    const { records } = await server.visitor().groupBuy.list({ size: 50 });
    const own = records.filter(({ activeId }) => activeId.startsWith('groupbuy-demo-'));
    expect(own).toHaveLength(6);
    expect(new Set(own.map(({ group }) => group?.needed))).toEqual(new Set([2, 3, 5, 20]));
    const groups = await db()
      .selectFrom('buy_groups as g')
      .innerJoin('activity_products as p', 'p.id', 'g.activity_product_id')
      .select(['g.state', 'g.needed', 'g.seats_taken', 'g.virtual_seats', 'g.ends_ms'])
      .where('p.activity_id', 'like', 'groupbuy-demo-%')
      .execute();
    const count = (is: (group: (typeof groups)[number]) => boolean) => groups.filter(is).length;
    expect(groups.map(({ state }) => state)).toHaveLength(12);
    expect(count(({ state, seats_taken, needed }) => state === 'forming' && seats_taken < needed)).toBe(6);
    expect(count(({ state, seats_taken, needed }) => state === 'forming' && seats_taken === needed)).toBe(1);
    expect(count(({ state, virtual_seats }) => state === 'formed' && virtual_seats === 0)).toBe(2);
    expect(count(({ virtual_seats }) => virtual_seats > 0)).toBe(1);
    expect(count(({ state }) => state === 'failed')).toBe(2);
  });
});
